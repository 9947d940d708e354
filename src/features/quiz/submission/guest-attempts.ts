import { GUEST } from '../../../../domain/account/owner.ts'
import { subscribe } from '../../../device/device-store.ts'
import type { GuestSource } from '../../../device/guest-source.ts'
import { dropAttempt, findAttempt, listAttempts, moveAttempt } from './attempts.ts'

const BEGUN_TWICE = 'You have begun this quiz in your account, too. That attempt goes on, and this one stays here.'

/** The quizzes that a visitor has begun. They go on from this device, so the worker need not hear of them. */
export const GUEST_ATTEMPTS: GuestSource = {
  kind: 'unfinished',
  list: () => listAttempts(GUEST).map(({ quizId, title }) => ({ id: quizId, title })),
  claim(owner) {
    for (const { quizId } of listAttempts(GUEST)) moveAttempt(GUEST, owner, quizId)
  },
  stateOf: (_, quizId) => (findAttempt(GUEST, quizId) ? { name: 'refused', reason: BEGUN_TWICE } : { name: 'added' }),
  forget() {
    for (const { quizId } of listAttempts(GUEST)) dropAttempt(GUEST, quizId)
  },
  subscribe,
}
