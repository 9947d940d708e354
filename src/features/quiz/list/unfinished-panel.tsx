import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { countAnswered, isElsewhere } from '#domain/quiz/attempt-progress.ts'
import { Button } from '#src/ui/button.tsx'
import { tellTimeLeft } from '../format-time.ts'

type Props = { attempts: readonly UnfinishedAttempt[]; onResume: (attemptId: string) => void }

/** The unfinished attempts of the student's devices, with buttons to go on with them here. */
export function UnfinishedPanel({ attempts, onResume }: Props) {
  return (
    <section aria-labelledby="unfinished" className="card flex flex-col gap-2 border-accent/50 p-4">
      <h2 className="text-17" id="unfinished">
        Not finished yet
      </h2>
      {attempts.some((attempt) => !isElsewhere(attempt)) && (
        <p className="text-soft">Your answers are kept on this device, and the clock waits for you.</p>
      )}
      {attempts.some(isElsewhere) && (
        <p className="text-soft">You can go on here with what you began on another device.</p>
      )}
      <ul className="flex flex-col">
        {attempts.map((attempt) => (
          <li
            className="flex items-center justify-between gap-3 border-t border-line pt-2 not-first:mt-2 sm:justify-start"
            key={attempt.attemptId}
          >
            <div className="min-w-0 grow">
              <p className="font-semibold">{attempt.title}</p>
              <p className="tabular text-13 text-soft">
                {`${countAnswered(attempt)} of ${attempt.totalQuestions} answered · ${tellTimeLeft(attempt)}`}
              </p>
              {isElsewhere(attempt) && <p className="text-13 text-soft">On another device</p>}
            </div>
            <Button
              aria-label={`Continue ${attempt.title}`}
              kind="secondary"
              onClick={() => onResume(attempt.attemptId)}
              size="small"
            >
              Continue
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
