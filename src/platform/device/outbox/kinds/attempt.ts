import * as z from 'zod/mini'
import { GUEST } from '#domain/account/owner.ts'
import { StoredAnswers } from '#domain/quiz/answers.ts'
import type { Attempt as Submission } from '#domain/quiz/attempt.ts'
import { transition } from '#domain/quiz/attempt-machine.ts'
import { ExtraTimeSchema } from '#domain/quiz/quiz-settings.ts'
import { Amount, Count, Text, validItems, validValues } from '#domain/stored-json.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

type Answer = Outputs['quizResults']['submit']

/** A submitted attempt; its id is the write's. */
export const attempt: OutboxKind<Submission, Answer> = {
  payload: z.object({
    attemptId: Text,
    quizId: Text,
    version: Text,
    answers: StoredAnswers,
    // Attempts that were handed in before they were sent have none.
    flagged: z.optional(validItems(Text)),
    times: z.optional(validValues(Amount)),
    answeredAt: z.optional(validValues(Count)),
    timeSpent: Amount,
    extraTime: z.optional(z.catch(z.optional(ExtraTimeSchema), undefined)),
    completedAt: Count,
  }),
  send: (api, { payload }, now, signal) => api.quizResults.submit.mutate({ ...payload, sentAt: now }, { signal }),
  merge: (before) => before,
  unsentName: { name: 'result', hasPlural: true },
  failure: 'Saving a quiz result failed',
  isStudy: true,
  isSentForGuest: true,

  async settle(tx, userId, { id }, answer) {
    if (isBeforeReset(answer)) {
      tx.remove('attempt', userId, id)
      return true
    }
    const found = await tx.find('attempt', userId, id)
    const { saved, ...result } = answer
    if (found) {
      const next = transition(found.value, { type: saved ? 'store' : 'grade', result })
      await tx.put('attempt', userId, id, next)
    }
    return saved || userId === GUEST
  },
  async refuse(tx, userId, { id }, reason) {
    const found = await tx.find('attempt', userId, id)
    if (found) await tx.put('attempt', userId, id, transition(found.value, { type: 'refuse', reason }))
  },

  updateCopies({ userId, copies, findAttempt }, { id }) {
    const graded = findAttempt(id)
    if (userId !== GUEST && graded && 'result' in graded) copies.addResult(userId, graded)
  },
  refresh: ({ quizResults, stats, home }) =>
    Promise.all([quizResults.invalidate(), stats.invalidate(), home.invalidate()]),
}

/** The attempt is from before the student reset all stats: the worker does not store it, and it is not sent again. */
export function isBeforeReset(answer: object): boolean {
  return 'stored' in answer && answer.stored === false
}
