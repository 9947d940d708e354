import { toChoice } from '../../../domain/catalogue/bookmark-copy.ts'
import { transition } from '../../../domain/quiz/attempt-machine.ts'
import { isObject } from '../../../domain/untrusted-json.ts'
import type { Api, Outputs } from '../../app/trpc.ts'
import { GUEST } from '../owner.ts'
import type { Transaction } from '../store/transaction.ts'
import type { Outgoing, OutgoingKind } from './outgoing.ts'

/** What the worker answers, by kind. */
export type Answers = {
  attempt: Outputs['quizResults']['submit']
  bookmark: Outputs['bookmarks']['set']
  visit: Outputs['contentAccess']['record']
  position: Outputs['reading']['savePosition']
}

type Row<K extends OutgoingKind> = {
  /** `now` is the device's time of sending. */
  send: (api: Api, outgoing: Outgoing<K>, now: number, signal: AbortSignal) => Promise<Answers[K]>
  /** Two writes with the same id become one; `after` is the newer. */
  merge: (before: Outgoing<K>, after: Outgoing<K>) => Outgoing<K>
  /** Changes on the device, in the transaction that takes it out of the outbox. False: it is not done, and sent again. */
  settle?: (tx: Transaction, userId: string, outgoing: Outgoing<K>, answer: Answers[K]) => Promise<boolean>
  /** The worker will never take it. */
  refuse?: (tx: Transaction, userId: string, outgoing: Outgoing<K>, reason: string) => Promise<void>
  /** A visitor's is sent, too; others wait until a student takes them over. */
  isSentForGuest?: boolean
}

/** Every kind of write that must arrive. A new one is one row here, and its payload in outgoing.ts. */
export const OUTGOING: { [K in OutgoingKind]: Row<K> } = {
  attempt: {
    isSentForGuest: true,
    send: (api, { payload }, _, signal) => api.quizResults.submit.mutate(payload, { signal }),
    merge: (before) => before,
    async settle(tx, userId, { id }, answer) {
      if (isOutdated(answer)) {
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
  },
  bookmark: {
    send: (api, { id, at, payload: { bookmarked } }, now, signal) =>
      api.bookmarks.set.mutate(toChoice({ subjectKey: id, bookmarked, at }, now), { signal }),
    merge: (_, after) => after,
  },
  visit: {
    send: (api, { id, payload }, _, signal) =>
      api.contentAccess.record.mutate({ visitId: id, contentType: 'note', ...payload }, { signal }),
    merge: (before, after) => ({
      ...after,
      payload: {
        ...after.payload,
        timeSpent: Math.max(before.payload.timeSpent, after.payload.timeSpent),
        progress: Math.max(before.payload.progress, after.payload.progress),
      },
    }),
  },
  position: {
    send: (api, { id, at, payload: { page } }, _, signal) =>
      api.reading.savePosition.mutate({ noteId: id, page, readAt: at }, { signal }),
    merge: (before, after) => (after.at >= before.at ? after : before),
  },
}

/** What was done before a reset of all stats is not stored any more; the worker says so. */
export function isOutdated(answer: unknown): boolean {
  return isObject(answer) && answer.stored === false
}
