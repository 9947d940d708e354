import { GUEST } from '../../../../domain/account/owner.ts'
import { findAttempt, moveAttempt } from './attempts.ts'
import { moveEntry } from './guest-results.ts'
import { findEntry } from './outbox.ts'
import type { Sitting } from './sitting.ts'

/** A visitor signs in, in another tab, in the middle of a quiz: it is that student's quiz from here on. */
export function claimSitting(owner: string, { quizId, attemptId }: Sitting): void {
  if (findAttempt(GUEST, quizId)?.attemptId === attemptId) moveAttempt(GUEST, owner, quizId)
  const entry = findEntry(GUEST, attemptId)
  if (entry?.state === 'waiting') moveEntry(entry, owner)
}
