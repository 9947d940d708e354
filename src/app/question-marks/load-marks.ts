import { MARKED_NOTES_MAX } from '../../../domain/study/question-mark-list.ts'
import { writeQuestionMarks } from '../../device/copies/question-marks.ts'
import { readStatus } from '../../device/outbox/status.ts'
import { listMarkChanges } from '../../device/outbox/unsent-changes.ts'
import { deviceStore } from '../../device/store/device.ts'
import { dataOf } from '../data/student-data.ts'
import { session } from '../session/session.ts'

/** Brings the copy of the marks in these notes up to date. Where that fails, the copy stays as it is. */
export async function loadMarks(userId: string, noteIds: readonly string[]): Promise<void> {
  for (let start = 0; start < noteIds.length; start += MARKED_NOTES_MAX) {
    await loadSome(userId, noteIds.slice(start, start + MARKED_NOTES_MAX))
  }
}

async function loadSome(userId: string, noteIds: string[]): Promise<void> {
  const { api } = dataOf(session.read().generation)
  const { last } = readStatus(userId)
  try {
    const listed = await api.questionMarks.list.query({ noteIds })
    // A mark that has arrived meanwhile may be newer than the answer.
    if (readStatus(userId).last !== last) return await loadSome(userId, noteIds)
    const store = deviceStore()
    if (!store.isLoaded(userId)) await store.load(userId)
    if (session.isSignedIn(userId)) writeQuestionMarks(userId, noteIds, listed, listMarkChanges(store, userId))
  } catch (error) {
    // Who has signed out meanwhile is refused, and that is no failure.
    if (session.isSignedIn(userId)) console.error('Loading the marks of questions failed', error)
  }
}
