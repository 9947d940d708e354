import { type FormEvent, useState } from 'react'
import type { Profile } from '#domain/account/profile.ts'
import { findProfileError, PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { useProfileUpdate } from '#src/platform/data/profile-query.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { say } from '#src/platform/page/notice.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { describeFailure, type Outcome, OutcomeMessage } from '../outcome.tsx'
import { findStepError, openSetup, SETUP_MESSAGES, SETUP_STEPS, type SetupDraft } from './setup-draft.ts'
import { closeSetup } from './setup-opening.ts'
import { SetupProgress } from './setup-progress.tsx'
import { SetupStep } from './setup-steps.tsx'
import { forgetStoredSetup, readStoredSetup, storeSetup } from './setup-storage.ts'

export function SetupWizard({ profile }: { profile: Profile }) {
  const [draft, setDraft] = useState(() => openSetup(profile, readStoredSetup(profile.id)))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
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
    else setOutcome(await complete(draft))
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
    say(SETUP_MESSAGES.completed)
    return null
  }
  return { complete, isPending: update.isPending || setGoals.isPending }
}
