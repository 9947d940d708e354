import { MARKED_NOTES_MAX } from '#domain/study/question-mark-list.ts'
import { dataOf } from '../data/student-data.ts'
import { writeQuestionMarks } from '../device/copies/question-marks.ts'
import { readStatus } from '../device/outbox/status.ts'
import { deviceStore } from '../device/store/device.ts'
import { session } from '../session/session.ts'

/** Updates the copy of the marks in these notes. If that fails, the copy does not change, and the answer is false. */
export async function loadMarks(userId: string, noteIds: readonly string[]): Promise<boolean> {
  for (let start = 0; start < noteIds.length; start += MARKED_NOTES_MAX) {
    if (!(await loadSome(userId, noteIds.slice(start, start + MARKED_NOTES_MAX)))) return false
  }
  return true
}

async function loadSome(userId: string, noteIds: string[]): Promise<boolean> {
  const { api } = dataOf(session.read().generation)
  const { last } = readStatus(userId)
  try {
    const listed = await api.questionMarks.list.query({ noteIds })
    // A mark that arrived in between may be newer than the answer.
    if (readStatus(userId).last !== last) return await loadSome(userId, noteIds)
    const store = deviceStore()
    if (!store.isLoaded(userId)) await store.load(userId)
    if (session.isSignedIn(userId)) writeQuestionMarks(userId, noteIds, listed)
    return true
  } catch (error) {
    // A student who has signed out in between is refused. That is not a failure.
    if (session.isSignedIn(userId)) console.error('Loading the marks of questions failed', error)
    return false
  }
}
