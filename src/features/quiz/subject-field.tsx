import { ALL } from '#domain/quiz/quiz-search.ts'
import { SelectField } from '#src/ui/field.tsx'

type Props = {
  subjects: readonly string[]
  /** Undefined means all subjects. */
  value: string | undefined
  onChange: (subject: string | undefined) => void
}

/** Chooses the subject of a list of quizzes or results. */
export function SubjectField({ subjects, value, onChange }: Props) {
  return (
    <SelectField
      label="Subject"
      onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
      options={[{ value: ALL, label: 'All Subjects' }, ...subjects.map((name) => ({ value: name, label: name }))]}
      value={value ?? ALL}
    />
  )
}
