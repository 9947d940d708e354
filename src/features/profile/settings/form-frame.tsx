import type { FormEvent, ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { type Outcome, OutcomeMessage, useLateOutcome } from '../outcome.tsx'

/** The props of every form of the settings. */
export type FormProps = {
  outcome: Outcome | null
  onOutcome: (outcome: Outcome | null) => void
  /** Closes the form and shows this message. */
  onDone: (text: string) => void
  onClose: () => void
}

/**
 * The callbacks of a form for the answer to its request. If the form was left in between, they close nothing, and the
 * message is a notice: another form may be open by then.
 */
export function useFormAnswer({ onOutcome, onDone }: Pick<FormProps, 'onOutcome' | 'onDone'>) {
  const finish = useLateOutcome((outcome) => outcome && onDone(outcome.text))
  return { onOutcome: useLateOutcome(onOutcome), onDone: (text: string) => finish({ text }) }
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

/** A form of the settings with its message and buttons. The browser does not validate it; our rules have better messages. */
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
