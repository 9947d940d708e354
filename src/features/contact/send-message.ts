import { SOMETHING_WENT_WRONG } from '../../../domain/failure.ts'
import { failureKindOf } from '../../../domain/failure-kind.ts'
import { fetchWithin, UNREACHABLE } from '../../app/data/fetch-within.ts'
import type { Inputs, Outputs } from '../../app/data/trpc.ts'

/** `refused`: the message must be changed. `failed`: the same message can succeed later. */
export type Outcome = { kind: 'received' } | { kind: 'refused'; text: string } | { kind: 'failed'; why: string | null }

type Answer = { result: { data: Outputs['contact']['send'] } } | { error: { message: string } }

/** Asks without tRPC's client: with it the page would be 22 kB larger, for one request. */
export async function sendMessage(message: Inputs['contact']['send']): Promise<Outcome> {
  try {
    const response = await fetchWithin('/api/trpc/contact.send', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    })
    // An answer that is not JSON comes from a network in between, such as one that asks for a sign-in.
    const answer: Answer = await response.json()
    if ('result' in answer) return { kind: 'received' }
    const { message: text } = answer.error
    if (failureKindOf(response.status) === 'final') return { kind: 'refused', text }
    return { kind: 'failed', why: text === SOMETHING_WENT_WRONG ? null : text }
  } catch (error) {
    console.error('A message was not sent', error)
    return { kind: 'failed', why: UNREACHABLE }
  }
}
