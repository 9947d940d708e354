// The last changes of an attempt whose page is closed. A write to IndexedDB that begins in that moment usually arrives,
// but a browser may end the page first. Then the last answer, or the submission, would be lost. localStorage has a text
// when the call returns, so only these changes are also written there until the store has them.
import * as z from 'zod/mini'
import type { AttemptEvent } from '#domain/quiz/attempt-machine.ts'
import { parseEvents } from '#domain/quiz/stored-attempt.ts'
import { parseJson } from '#domain/stored-json.ts'
import { changeAttempt } from './attempt-changes.ts'
import { ATTEMPT_LEFT } from './keys.ts'
import { localTexts } from './local-text.ts'
import type { Store } from './store/store.ts'

const LeftEvents = z.object({ events: z.unknown() })

/** Called when the page is hidden or closed. */
export function leaveEvents(userId: string, attemptId: string, events: readonly AttemptEvent[]): void {
  localTexts.write(`${ATTEMPT_LEFT}${userId}_${attemptId}`, JSON.stringify({ events }))
}

/** Called when the browser shows the page again from its cache. */
export function forgetEvents(userId: string, attemptId: string): void {
  localTexts.remove(`${ATTEMPT_LEFT}${userId}_${attemptId}`)
}

/** Applies the stored changes to the attempts in the store. Every event may be applied twice. */
export async function takeLeftEvents(store: Store): Promise<void> {
  const left = localTexts.list(ATTEMPT_LEFT).map((name) => [name, localTexts.read(name)] as const)
  if (left.length === 0) return
  const { isStored } = await store.transact(
    async (tx) => {
      for (const [name, text] of left) {
        // A student's id contains no underscore.
        const [, userId = '', attemptId = ''] = /^([^_]+)_(.*)$/.exec(name.slice(ATTEMPT_LEFT.length)) ?? []
        for (const event of parseEvents(parseJson(LeftEvents, text)?.events))
          await changeAttempt(tx, userId, attemptId, event)
      }
    },
    { durability: 'strict' },
  )
  // If nothing can be stored, the texts stay for the next visit.
  if (isStored) for (const [name, text] of left) if (localTexts.read(name) === text) localTexts.remove(name)
}
