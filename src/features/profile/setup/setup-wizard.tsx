import { type FormEvent, useEffect, useRef, useState } from 'react'
import { findGradeLevel, hasFaculty } from '#domain/account/grade-level.ts'
import type { Profile } from '#domain/account/profile.ts'
import { findProfileError, PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { useProfileUpdate } from '#src/platform/data/profile-query.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { SETUP_DRAFT } from '#src/platform/device/keys.ts'
import { localTexts } from '#src/platform/device/local-text.ts'
import { showNotice } from '#src/platform/page/notice.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { SubjectChoice } from '../goals/subject-choice.tsx'
import { describeFailure, type Outcome, OutcomeMessage, useLateOutcome } from '../outcome.tsx'
import { CollegeField, FacultyField, FullNameField, GradeLevelField, PhoneField } from '../settings/shared-inputs.tsx'
import { findStepError, openSetup, SETUP_MESSAGES, SETUP_STEPS, type SetupDraft, setupProgress } from './setup-draft.ts'
import { closeSetup } from './setup-opening.ts'

export function SetupWizard({ profile }: { profile: Profile }) {
  const [draft, setDraft] = useState(() => openSetup(profile, readStoredSetup(profile.id)))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // The wizard can be closed before the worker has answered.
  const say = useLateOutcome(setOutcome)
  const { complete, isPending } = useComplete(profile.id)
  const { step } = draft

  const change = (changes: Partial<SetupDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    // The message was about the field that has just changed.
    setOutcome(null)
    storeSetup(profile.id, next)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const error = findStepError(draft)
    setOutcome(error ? { text: error } : null)
    if (error) return
    if (step < SETUP_STEPS) change({ step: step + 1 })
    else say(await complete(draft))
  }

  return (
    <Dialog onClose={closeSetup} title="Set Up Your Profile">
      <form className="flex flex-col gap-6" noValidate onSubmit={submit}>
        <SetupProgress step={step} />
        <SetupStep draft={draft} key={step} onChange={change} />
        {outcome && <OutcomeMessage outcome={outcome} />}
        <div className="flex flex-wrap gap-3">
          {step > 1 && (
            <Button disabled={isPending} kind="secondary" onClick={() => change({ step: step - 1 })}>
              Previous
            </Button>
          )}
          <Button busy={isPending} className="grow" type="submit">
            {step < SETUP_STEPS ? 'Next' : isPending ? 'Setting up...' : 'Complete Setup'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Saves the profile and the goals, and closes the wizard. Both can be sent twice without harm. */
function useComplete(userId: string) {
  const update = useProfileUpdate()
  const { preferences } = trpc.useUtils()
  const setGoals = trpc.preferences.set.useMutation({
    onSuccess: (saved) => preferences.get.setData(undefined, saved),
  })

  const complete = async ({ step: _, targetSubjects, ...fields }: SetupDraft): Promise<Outcome | null> => {
    const error = findProfileError(fields)
    if (error) return { text: error }
    const [saved, goals] = await Promise.allSettled([
      update.mutateAsync(fields),
      targetSubjects.length > 0 ? setGoals.mutateAsync({ studyGoals: { targetSubjects } }) : null,
    ])
    if (saved.status === 'rejected') return describeFailure(PROFILE_MESSAGES.notUpdated, saved.reason)
    if (goals.status === 'rejected') return describeFailure(SETUP_MESSAGES.failed, goals.reason)
    forgetStoredSetup(userId)
    closeSetup()
    showNotice(SETUP_MESSAGES.completed)
    return null
  }
  return { complete, isPending: update.isPending || setGoals.isPending }
}

const WIDTHS = ['w-1/3', 'w-2/3', 'w-full']

function SetupProgress({ step }: { step: number }) {
  const percent = setupProgress(step)
  return (
    <div className="flex flex-col gap-2">
      <p className="flex justify-between text-13 text-soft">
        <span>{`Step ${step} of ${SETUP_STEPS}`}</span>
        <span className="tabular">{`${percent}%`}</span>
      </p>
      <div
        aria-label="Setup progress"
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={percent}
        aria-valuetext={`Step ${step} of ${SETUP_STEPS}`}
        className="h-2 overflow-hidden rounded-full bg-raised"
        role="progressbar"
      >
        <div className={`h-full rounded-full bg-accent ${WIDTHS[step - 1]}`} data-fill />
      </div>
    </div>
  )
}

// A student's input in the wizard stays on the device until the setup is completed.
const keyOf = (userId: string) => SETUP_DRAFT + userId

function readStoredSetup(userId: string): string | null {
  return localTexts.read(keyOf(userId))
}

function storeSetup(userId: string, draft: SetupDraft): void {
  localTexts.write(keyOf(userId), JSON.stringify(draft))
}

function forgetStoredSetup(userId: string): void {
  localTexts.remove(keyOf(userId))
}

type Props = { draft: SetupDraft; onChange: (changes: Partial<SetupDraft>) => void }

/** One step of the wizard. Its `key` is the number of the step, so that each step is mounted again. */
function SetupStep(props: Props) {
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
