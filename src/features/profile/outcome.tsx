import { useEffect, useRef } from 'react'
import { describeError } from '#src/platform/data/trpc.ts'
import { Message } from '#src/ui/message.tsx'

/** The message after an action; `hint` is the reason of a failure. */
export type Outcome = { text: string; hint?: string }

/** What failed, and why. An error with the message `whole` is shown alone, because it says both. */
export function describeFailure(text: string, error: unknown, whole?: string): Outcome {
  if (error instanceof Error && error.message === whole) return { text: whole }
  return { text, hint: describeError(error) }
}

/** Scrolls itself into view, because the form above it can be long. */
export function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    <div className="flex scroll-my-4 flex-col gap-1" ref={ref}>
      <Message text={outcome.text} />
      {outcome.hint && <p className="text-13 text-soft">{outcome.hint}</p>}
    </div>
  )
}
