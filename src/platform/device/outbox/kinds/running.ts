import * as z from 'zod/mini'
import { learnOf } from '#domain/quiz/other-device.ts'
import { REPORT_EVERY_MS } from '#domain/quiz/running-attempt-rules.ts'
import { StoredShared } from '#domain/quiz/stored-attempt.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

type Answer = Outputs['runningAttempts']['report']

const Report = z.object({ shared: StoredShared, isGivenUp: z.boolean() })

/** An unfinished attempt for the student's other devices; its id is the attempt's. */
export const running: OutboxKind<z.infer<typeof Report>, Answer> = {
  payload: Report,
  send: (api, { payload }, _, signal) => api.runningAttempts.report.mutate(payload, { signal }),
  // The newer one has all of the older one.
  merge: (_, after) => after,
  unsentName: { name: 'unfinished quiz', hasPlural: false },
  // The device has the attempt itself.
  isCounted: () => false,
  failure: 'Reporting an unfinished quiz failed',
  isStudy: false,
  // A visitor has one device.
  guestMax: 0,
  restMs: REPORT_EVERY_MS,

  async settle(tx, userId, { id }, answer) {
    const found = await tx.find('attempt', userId, id)
    if (found) {
      const next = learnOf(found.value, answer, { isTaken: false, now: Date.now() })
      if (next !== found.value) await tx.put('attempt', userId, id, next)
    }
    return answer.isSaved
  },

  updateCopies({ userId, copies, findAttempt }, { id }, { ended }) {
    const attempt = findAttempt(id)
    if (ended && attempt && 'result' in attempt) copies.addResult(userId, attempt)
  },
  async show({ utils: { quizResults, stats, home } }, _, { ended }) {
    if (ended) await Promise.all([quizResults.invalidate(), stats.invalidate(), home.invalidate()])
  },
}
