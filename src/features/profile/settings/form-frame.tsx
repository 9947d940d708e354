import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { type Outcome, OutcomeMessage } from '../outcome.tsx'

/** What every form of the settings is told: what came of it, and how to close. */
export type FormProps = {
  outcome: Outcome | null
  onOutcome: (outcome: Outcome | null) => void
  /** It is done: the form closes, and this is said. */
  onDone: (text: string) => void
  onClose: () => void
}

type Props = {
  name: string
  submit: string
  busyText: string
  busy: boolean
  outcome: Outcome | null
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form of the settings with its message and its buttons. Its fields are checked by our own rules, which have words. */
export function FormFrame({ name, submit, busyText, busy, outcome, onSubmit, onClose, children }: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <form aria-label={name} className="flex flex-col gap-4" noValidate onSubmit={send}>
      {children}
      {outcome && <OutcomeMessage outcome={outcome} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {busy ? busyText : submit}
        </Button>
        <Button disabled={busy} kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
