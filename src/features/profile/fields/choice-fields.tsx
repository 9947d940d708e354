import { FACULTIES, GRADE_LEVEL_OPTIONS } from '../../../../domain/account/profile-options.ts'
import { SelectField } from '../../../ui/field.tsx'

type Props = { value: string; onChange: (value: string) => void }

export function GradeField({ value, onChange }: Props) {
  return (
    <SelectField<string>
      label="Grade Level"
      onChange={onChange}
      options={[{ value: '', label: 'Choose your grade level' }, ...GRADE_LEVEL_OPTIONS]}
      value={value}
    />
  )
}

export function FacultyField({ value, onChange }: Props) {
  return (
    <SelectField<string>
      label="Faculty"
      onChange={onChange}
      options={[
        { value: '', label: 'Not chosen' },
        ...FACULTIES.map((faculty) => ({ value: faculty, label: faculty })),
      ]}
      value={value}
    />
  )
}
