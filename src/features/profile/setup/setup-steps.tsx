import { useEffect, useRef } from 'react'
import { findGradeLevel, hasFaculty } from '#domain/account/grade-level.ts'
import { FacultyField, GradeLevelField } from '../fields/choice-fields.tsx'
import { CollegeField, FullNameField, PhoneField } from '../fields/text-fields.tsx'
import { SubjectChoice } from '../goals/subject-choice.tsx'
import type { SetupDraft } from './setup-draft.ts'

type Props = { draft: SetupDraft; onChange: (changes: Partial<SetupDraft>) => void }

/** One step of the wizard. Its `key` is the number of the step, so that each step is mounted again. */
export function SetupStep(props: Props) {
  const fields = useRef<HTMLDivElement>(null)
  // The browser would focus the close button of the dialog; the student begins with the first field.
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [])
  return (
    <div className="flex flex-col gap-4" ref={fields}>
      <Fields {...props} />
    </div>
  )
}

function Fields({ draft, onChange }: Props) {
  const { full_name, grade_level, faculty, college, phone_number, targetSubjects } = draft
  const level = findGradeLevel(grade_level)
  if (draft.step === 1) {
    return (
      <>
        <p className="text-soft">Welcome to Adhyayan. What shall we call you?</p>
        <FullNameField onChange={(value) => onChange({ full_name: value })} value={full_name} />
      </>
    )
  }
  if (draft.step === 2) {
    return (
      <>
        <p className="text-soft">What do you study for? Notes and quizzes follow your grade.</p>
        <GradeLevelField
          onChange={(value) => onChange({ grade_level: value, targetSubjects: [] })}
          value={grade_level}
        />
        {hasFaculty(level) && <FacultyField onChange={(value) => onChange({ faculty: value })} value={faculty} />}
      </>
    )
  }
  return (
    <>
      <p className="text-soft">All of this is optional. You can change it later in your profile.</p>
      <CollegeField onChange={(value) => onChange({ college: value })} value={college} />
      <PhoneField onChange={(value) => onChange({ phone_number: value })} value={phone_number} />
      <SubjectChoice
        chosen={targetSubjects}
        gradeLevel={level}
        legend="Target subjects"
        onChange={(chosen) => onChange({ targetSubjects: chosen })}
      />
    </>
  )
}
