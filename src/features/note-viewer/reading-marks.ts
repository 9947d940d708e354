import { parseMarks, type ReadingMark } from '../../../domain/study/reading-mark.ts'
import { forgetOpened } from './opened-notes.ts'

const keyOf = (userId: string) => `reading_${userId}`

/** Where a student stopped in each note on this device, by the ids of the notes. */
export function readMarks(userId: string): Record<string, ReadingMark> {
  try {
    return parseMarks(localStorage.getItem(keyOf(userId)))
  } catch {
    return {}
  }
}

/** Changes what is remembered of a note; `null` leaves it as it is. Other tabs may have changed it since it was read. */
export function updateMark(
  userId: string,
  noteId: string,
  change: (mark: ReadingMark | null) => ReadingMark | null,
): ReadingMark | null {
  const marks = readMarks(userId)
  const mark = change(marks[noteId] ?? null)
  if (!mark) return null
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...marks, [noteId]: mark }))
  } catch {
    // A full or forbidden storage costs the student the bookmark, not the reading.
  }
  return mark
}

/** Takes all of it off this device. */
export function forgetMarks(userId: string): void {
  localStorage.removeItem(keyOf(userId))
  forgetOpened(userId)
}
