import { SOMETHING_WENT_WRONG } from '../../../domain/failure.ts'
import { failureKindOf } from '../../../domain/failure-kind.ts'
import { callProcedure, ProcedureError } from '../../app/data/call-procedure.ts'
import { UNREACHABLE } from '../../app/data/fetch-within.ts'
import type { Inputs } from '../../app/data/trpc.ts'

/** `refused`: the message must be changed. `failed`: the same message can succeed later. */
export type Outcome = { kind: 'received' } | { kind: 'refused'; text: string } | { kind: 'failed'; why: string | null }

export async function sendMessage(message: Inputs['contact']['send']): Promise<Outcome> {
  try {
    await callProcedure('contact', 'send', message)
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
