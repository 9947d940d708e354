import { useEffect, useEffectEvent } from 'react'
import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { countAnswered } from '#domain/quiz/attempt-progress.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { takeOver } from '#src/platform/device/other-devices.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { Button } from '#src/ui/button.tsx'
import { AttemptNotice } from './attempt-notice.tsx'

type Props = {
  userId: string
  attempt: UnfinishedAttempt
  /** The student has just pressed Continue, so nothing is asked. */
  takesAtOnce: boolean
  onLeave: () => void
}

/** The attempt continues on another device of the student, who can take it back. */
export function ElsewhereScreen({ userId, attempt, takesAtOnce, onLeave }: Props) {
  const { attemptId, title, totalQuestions, sync } = attempt
  const { mutate, error, isPending } = trpc.runningAttempts.take.useMutation({
    onSuccess: (word) => takeOver(deviceStore(), userId, attemptId, word),
  })
  const take = () => mutate({ attemptId })
  const takeNow = useEffectEvent(take)
  useEffect(() => {
    if (takesAtOnce) takeNow()
  }, [takesAtOnce])

  if (takesAtOnce && !error) {
    return (
      <AttemptNotice icon={null} page={title} title="Getting your answers...">
        <p className="text-soft">{title}</p>
      </AttemptNotice>
    )
  }
  const isGivenUp = sync.elsewhere?.isGivenUp ?? false
  return (
    <AttemptNotice
      icon="devices"
      page={title}
      title={isGivenUp ? 'You started this quiz over on another device' : 'This quiz continues on your other device'}
    >
      <p className="text-soft">
        {isGivenUp
          ? 'This is the attempt from before that. You may still go on with it here.'
          : 'The answers that you gave here are there, too. If you want to go on here instead, take it back.'}
      </p>
      <p className="tabular text-soft">{`${countAnswered(attempt)} of ${totalQuestions} answered`}</p>
      {error && (
        <p className="text-orange" role="alert">
          {describeError(error)}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button busy={isPending} icon="play" onClick={take}>
          Continue here
        </Button>
        <Button kind="secondary" onClick={onLeave}>
          Back to Quizzes
        </Button>
      </div>
    </AttemptNotice>
  )
}
