import { useState } from 'react'
import { trpc } from '#src/platform/data/trpc.ts'
import type { Home } from '#src/platform/device/copies/home-copy.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** Tells a student that results changed because a right answer was corrected, until the notice is read. */
export function CorrectedResults({ corrected }: { corrected: Home['corrected'] }) {
  const { home } = trpc.useUtils()
  const { mutateAsync, isPending } = trpc.quizResults.forgetCorrected.useMutation()
  const [readUntil, setReadUntil] = useState(0)
  const unread = corrected.filter(({ correctedAt }) => correctedAt > readUntil)
  if (unread.length === 0) return null

  const forget = async () => {
    const until = Math.max(...unread.map(({ correctedAt }) => correctedAt))
    // If this does not arrive, the notice shows again next time.
    await mutateAsync({ until }).catch((error) => console.error('Corrected results are not marked as read', error))
    setReadUntil(until)
    await home.get.invalidate()
  }
  return (
    <section aria-label="Corrected results" className="card flex flex-wrap items-start gap-3 border-accent/50 p-4">
      <Icon className="mt-0.5 size-6 text-accent" name="check" />
      <div className="flex min-w-0 grow basis-56 flex-col gap-1">
        <p>We corrected a wrong answer in our questions, and your results with it:</p>
        <ul className="flex flex-col gap-1">
          {unread.map(({ attemptId, title, scoreBefore, scoreAfter }) => (
            <li className="tabular text-soft" key={attemptId}>
              {scoreBefore === scoreAfter
                ? `${title}: still ${scoreAfter}%, with other marks`
                : `${title}: ${scoreAfter}%, before ${scoreBefore}%`}
            </li>
          ))}
        </ul>
      </div>
      <Button busy={isPending} kind="secondary" onClick={forget} size="small">
        OK
      </Button>
    </section>
  )
}
