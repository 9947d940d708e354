import { ContactMessage } from '#domain/contact.ts'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { failureKindOf } from '#domain/failure-kind.ts'
import { callProcedure, ProcedureError } from '#src/platform/data/call-procedure.ts'
import { UNREACHABLE } from '#src/platform/data/fetch-within.ts'
import type { Inputs } from '#src/platform/data/trpc.ts'

/** `refused`: the message must be changed. `failed`: the same message can succeed later. */
export type Outcome = { kind: 'received' } | { kind: 'refused'; text: string } | { kind: 'failed'; why: string | null }

/** The browser has checked that no field is empty and that the email looks like one. ContactMessage checks the rest. */
export async function sendMessage(message: Inputs['contact']['send']): Promise<Outcome> {
  const checked = ContactMessage.safeParse(message)
  if (!checked.success) return { kind: 'refused', text: checked.error.issues[0]?.message ?? '' }
  try {
    await callProcedure('contact', 'send', checked.data)
    return { kind: 'received' }
  } catch (error) {
    if (!(error instanceof ProcedureError)) {
      console.error('A message was not sent', error)
      return { kind: 'failed', why: UNREACHABLE }
    }
    const { status, message: text } = error
    if (failureKindOf(status) === 'final') return { kind: 'refused', text }
    return { kind: 'failed', why: text === SOMETHING_WENT_WRONG ? null : text }
  }
}
