import { useState } from 'react'
import type { GradeLevel } from '#domain/account/grade-level.ts'
import { TARGET_SUBJECT_MESSAGES } from '#domain/study/target-subjects.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { describeFailure, type Outcome, OutcomeMessage } from '../outcome.tsx'
import { FormFrame, type FormProps, useFormAnswer } from '../settings/form-frame.tsx'
import { SubjectChoice } from './subject-choice.tsx'

type Props = { gradeLevel: GradeLevel | null; outcome: Outcome | null; onOutcome: (outcome: Outcome | null) => void }

/** The subjects that a student wants to work on. */
export function StudyGoals({ gradeLevel, outcome, onOutcome }: Props) {
  const [editing, setEditing] = useState(false)
  const { data, error, isFetching, refetch } = trpc.preferences.get.useQuery()
  const chosen = data?.studyGoals.targetSubjects

  return (
    <section aria-labelledby="study-goals" className="card flex flex-col gap-4 p-4 lg:p-6">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-20" id="study-goals">
            Study Goals
          </h2>
          <p className="text-soft">Subjects that you want to work on. We remind you of those that you leave aside.</p>
        </div>
        {chosen && !editing && (
          <Button
            aria-label="Edit Study Goals"
            kind="secondary"
            onClick={() => {
              onOutcome(null)
              setEditing(true)
            }}
            size="small"
          >
            Edit
          </Button>
        )}
      </div>
      {outcome && !editing && <OutcomeMessage outcome={outcome} />}
      {!chosen && !error && (
        <Skeleton className="flex gap-2" text="Loading study goals...">
          <Bone className="h-6 w-20" />
          <Bone className="h-6 w-24" />
        </Skeleton>
      )}
      {!chosen && error && (
        <div className="flex flex-col items-start gap-3">
          <p className="text-soft">{describeError(error)}</p>
          <Button busy={isFetching} icon="refresh" kind="secondary" onClick={() => refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {chosen &&
        (editing ? (
          <GoalsForm
            chosenBefore={chosen}
            gradeLevel={gradeLevel}
            onClose={() => {
              onOutcome(null)
              setEditing(false)
            }}
            onDone={(text) => {
              setEditing(false)
              onOutcome({ text })
            }}
            onOutcome={onOutcome}
            outcome={outcome}
          />
        ) : (
          <TargetSubjects names={chosen} />
        ))}
    </section>
  )
}

function TargetSubjects({ names }: { names: string[] }) {
  if (names.length === 0) return <p className="text-faint">No target subjects yet.</p>
  return (
    <ul aria-label="Target subjects" className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Badge tone="accent">{name}</Badge>
        </li>
      ))}
    </ul>
  )
}

type FormOptions = FormProps & { gradeLevel: GradeLevel | null; chosenBefore: string[] }

function GoalsForm({ gradeLevel, chosenBefore, outcome, onClose, ...form }: FormOptions) {
  const { onOutcome, onDone } = useFormAnswer(form)
  const [chosen, setChosen] = useState(chosenBefore)
  const { preferences } = trpc.useUtils()
  const { mutateAsync, isPending } = trpc.preferences.set.useMutation({
    onSuccess: (saved) => preferences.get.setData(undefined, saved),
  })

  const save = async () => {
    onOutcome(null)
    try {
      await mutateAsync({ studyGoals: { targetSubjects: chosen } })
      onDone(TARGET_SUBJECT_MESSAGES.updated)
    } catch (error) {
      onOutcome(describeFailure(TARGET_SUBJECT_MESSAGES.notUpdated, error))
    }
  }

  return (
    <FormFrame
      busy={isPending}
      busyText="Saving..."
      name="Study Goals"
      onClose={onClose}
      onSubmit={save}
      outcome={outcome}
      submit="Save Goals"
    >
      <SubjectChoice chosen={chosen} gradeLevel={gradeLevel} legend="Target subjects" onChange={setChosen} />
    </FormFrame>
  )
}
