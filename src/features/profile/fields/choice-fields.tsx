import { FACULTIES, GRADE_LEVELS, nameGradeLevel } from '#domain/account/grade-level.ts'
import { SelectField } from '#src/ui/field.tsx'

type Props = { value: string; onChange: (value: string) => void }

export function GradeLevelField({ value, onChange }: Props) {
  return (
    <SelectField<string>
      label="Grade Level"
      onChange={onChange}
      options={[
        { value: '', label: 'Choose your grade level' },
        ...GRADE_LEVELS.map((level) => ({ value: level, label: nameGradeLevel(level) })),
      ]}
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
