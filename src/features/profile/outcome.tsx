import { useEffect, useRef } from 'react'
import { describeError } from '#src/platform/data/trpc.ts'
import { showNotice } from '#src/platform/page/notice.ts'
import { Message } from '#src/ui/message.tsx'

/** The message after an action; `hint` is the reason of a failure. */
export type Outcome = { text: string; hint?: string }

/** What failed, and why. An error with the message `whole` is shown alone, because it says both. */
export function describeFailure(text: string, error: unknown, whole?: string): Outcome {
  if (error instanceof Error && error.message === whole) return { text: whole }
  return { text, hint: describeError(error) }
}

type Say = (outcome: Outcome | null) => void

/** `onOutcome` while the component is on the page. What is said after it was left is a notice. */
export function useLateOutcome(onOutcome: Say): Say {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return (outcome) => {
    if (isShown.current) onOutcome(outcome)
    else if (outcome) showNotice(outcome.hint ? `${outcome.text.replace(/\.$/, '')}. ${outcome.hint}` : outcome.text)
  }
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
