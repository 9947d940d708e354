import { FACULTIES, GRADE_LEVELS, nameGradeLevel } from '#domain/account/grade-level.ts'
import { SelectField, TextField } from '#src/ui/field.tsx'

// The fields that both the setup and the profile's form have.

type Props = { value: string; onChange: (value: string) => void; readOnly?: boolean }

export function FullNameField({ onChange, ...rest }: Props) {
  return (
    <TextField
      autoComplete="name"
      label="Full Name"
      name="full_name"
      onChange={({ target }) => onChange(target.value)}
      required
      {...rest}
    />
  )
}

export function PhoneField({ onChange, ...rest }: Props) {
  return (
    <TextField
      autoComplete="tel"
      inputMode="tel"
      label="Phone Number"
      name="phone_number"
      onChange={({ target }) => onChange(target.value)}
      type="tel"
      {...rest}
    />
  )
}

export function CollegeField({ onChange, ...rest }: Props) {
  return (
    <TextField
      autoComplete="organization"
      label="College"
      name="college"
      onChange={({ target }) => onChange(target.value)}
      {...rest}
    />
  )
}

type GradeLevelFieldProps = { value: string; onChange: (value: string) => void }

export function GradeLevelField({ value, onChange }: GradeLevelFieldProps) {
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

export function FacultyField({ value, onChange }: GradeLevelFieldProps) {
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
