import { GUEST } from '../../../domain/account/owner.ts'
import { toChoice } from '../../../domain/catalogue/bookmark-copy.ts'
import { transition } from '../../../domain/quiz/attempt-machine.ts'
import { toRemoval } from '../../../domain/study/favorite-list.ts'
import { mergePosition } from '../../../domain/study/reading-mark.ts'
import type { TaskChange } from '../../../domain/study/task-list.ts'
import type { Api, Outputs } from '../../app/data/trpc.ts'
import { writeBookmarks } from '../copies/bookmarks.ts'
import { writeFavorites } from '../copies/favorites.ts'
import { applyToHomeTasks } from '../copies/home-copy.ts'
import { writeQuestionMarks } from '../copies/question-marks.ts'
import { addResult, historyItemOf } from '../copies/quiz-history.ts'
import { updateMark } from '../copies/reading.ts'
import type { Store } from '../store/store.ts'
import type { Transaction } from '../store/transaction.ts'
import type { Outgoing, OutgoingKind } from './outgoing.ts'
import { listBookmarkChanges, listFavoriteChanges, listMarkChanges } from './unsent-changes.ts'

/** What the worker answers, by kind. */
export type Answers = {
  attempt: Outputs['quizResults']['submit']
  bookmark: Outputs['bookmarks']['set']
  visit: Outputs['contentAccess']['record']
  position: Outputs['reading']['savePosition']
  task: Outputs['tasks']['add']
  favorite: Outputs['favorites']['add']
  mark: Outputs['questionMarks']['set']
}

type Row<K extends OutgoingKind> = {
  /** `now` is the device's time of sending. */
  send: (api: Api, outgoing: Outgoing<K>, now: number, signal: AbortSignal) => Promise<Answers[K]>
  /** Two writes with the same id become one; `after` is the newer. */
  merge: (before: Outgoing<K>, after: Outgoing<K>) => Outgoing<K>
  /**
   * Changes the device in the transaction that removes the write from the outbox. Returns false if the write is not
   * done and must be sent again.
   */
  settle?: (tx: Transaction, userId: string, outgoing: Outgoing<K>, answer: Answers[K]) => Promise<boolean>
  /** Updates the copies for the first paint after the write has left the outbox. */
  updateCopies?: (store: Store, userId: string, outgoing: Outgoing<K>, answer: Answers[K]) => void
  /** Called when the failure is final. */
  refuse?: (tx: Transaction, userId: string, outgoing: Outgoing<K>, reason: string) => Promise<void>
  /** Writes of a visitor are sent only if this is true. Others wait until a student takes them over. */
  isSentForGuest?: boolean
}

/** Every kind of write that must arrive. A new one is one row here, and its payload in outgoing.ts. */
export const OUTGOING: { [K in OutgoingKind]: Row<K> } = {
  attempt: {
    isSentForGuest: true,
    send: (api, { payload }, now, signal) => api.quizResults.submit.mutate({ ...payload, sentAt: now }, { signal }),
    merge: (before) => before,
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
    updateCopies(store, userId, { id }) {
      const attempt = store.find('attempt', userId, id)?.value
      if (userId !== GUEST && attempt && 'result' in attempt) addResult(userId, historyItemOf(attempt))
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
    updateCopies(store, userId, _, listed) {
      writeBookmarks(userId, listed, listBookmarkChanges(store, userId))
    },
  },
  visit: {
    send: (api, { id, payload, at }, now, signal) =>
      api.contentAccess.record.mutate({ visitId: id, ...payload, at, sentAt: now }, { signal }),
    merge: (before, after) => ({
      ...after,
      at: Math.max(before.at, after.at),
      // A write that was only waiting for the line is not delayed again.
      notBefore: Math.min(before.notBefore, after.notBefore),
      payload: {
        ...after.payload,
        timeSpent: Math.max(before.payload.timeSpent, after.payload.timeSpent),
        progress: Math.max(before.payload.progress, after.payload.progress),
      },
    }),
  },
  position: {
    send: (api, { id, at, payload }, _, signal) =>
      api.reading.savePosition.mutate({ noteId: id, ...payload, readAt: at }, { signal }),
    merge: (before, after) => (after.at >= before.at ? after : before),
    updateCopies(_, userId, { id }, position) {
      updateMark(userId, id, (mark) => mergePosition(mark, position))
    },
  },
  task: {
    send: (api, { id, payload }, _, signal) => sendTask(api, id, payload, signal),
    merge: (before, after) => ({ ...after, payload: mergeTask(before.payload, after.payload) }),
    updateCopies: (_, userId, { id, payload }) => applyToHomeTasks(userId, id, payload),
  },
  favorite: {
    send: (api, { payload, at }, now, signal) =>
      payload.action === 'add'
        ? api.favorites.add.mutate({ ...payload.favorite, sentAt: now }, { signal })
        : api.favorites.remove.mutate(toRemoval(payload.name, at, now), { signal }),
    merge: (_, after) => after,
    updateCopies(store, userId, _, listed) {
      writeFavorites(userId, listed, listFavoriteChanges(store, userId))
    },
  },
  mark: {
    send: (api, { at, payload: { noteId, questionId, mark } }, now, signal) =>
      api.questionMarks.set.mutate({ noteId, questionId, mark, markedAt: at, sentAt: now }, { signal }),
    merge: (before, after) => (after.at >= before.at ? after : before),
    updateCopies(store, userId, { payload: { noteId } }, answer) {
      const listed = answer.stored ? { [noteId]: answer.marks } : {}
      writeQuestionMarks(userId, [noteId], listed, listMarkChanges(store, userId))
    },
  },
}

function sendTask(api: Api, id: string, change: TaskChange, signal: AbortSignal) {
  if (change.action === 'add') return api.tasks.add.mutate(change.task, { signal })
  if (change.action === 'delete') return api.tasks.delete.mutate({ id }, { signal })
  return api.tasks.complete.mutate({ id, completed: change.completed }, { signal })
}

/** A task that was not sent yet is sent in its present state. */
function mergeTask(before: TaskChange, after: TaskChange): TaskChange {
  if (before.action !== 'add' || after.action !== 'complete') return after
  return { action: 'add', task: { ...before.task, completed: after.completed } }
}

/** It was done before the student reset all stats: the worker does not store it, and is not asked again. */
export function isBeforeReset(answer: Answers[OutgoingKind]): boolean {
  return 'stored' in answer && answer.stored === false
}
