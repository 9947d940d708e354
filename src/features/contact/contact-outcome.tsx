import { useEffect, useRef } from 'react'
import { CONTACT_MESSAGES } from '#domain/contact-rules.ts'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { Outcome } from './send-message.ts'

/** Takes the focus, because the button that had it was disabled while sending. So screen readers read the outcome. */
export function OutcomeMessage({ outcome }: { outcome: Outcome | null }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) ref.current?.focus()
  }, [outcome])
  if (!outcome) return null

  const good = outcome.kind === 'received'
  return (
    <div
      className={`flex items-start gap-2 rounded-sm border bg-ground px-3 py-2 ${good ? 'border-green text-green' : 'border-red text-red'}`}
      ref={ref}
      role={good ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <Icon className="mt-0.5 size-5" name={good ? 'check' : 'warning'} />
      <div>
        {outcome.kind === 'received' && <p>{CONTACT_MESSAGES.received}</p>}
        {outcome.kind === 'refused' && <p>{outcome.text}</p>}
        {outcome.kind === 'failed' && (
          <>
            <p>{SOMETHING_WENT_WRONG}</p>
            <p className="text-soft">{`${outcome.why} What you wrote stays here.`}</p>
          </>
        )}
      </div>
    </div>
  )
}
