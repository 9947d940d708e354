import { parseMarks, type ReadingMark } from '#domain/study/reading-mark.ts'
import { READING } from '../keys.ts'
import { localTexts } from '../local-text.ts'

const keyOf = (userId: string) => READING + userId

/** Where a student stopped in each note on this device, by note id. */
export function readMarks(userId: string): Record<string, ReadingMark> {
  return parseMarks(localTexts.read(keyOf(userId)))
}

/** Changes the stored mark of a note. Other tabs may have changed it since it was read. */
export function updateMark(
  userId: string,
  noteId: string,
  change: (mark: ReadingMark | null) => ReadingMark,
): ReadingMark {
  const marks = readMarks(userId)
  const mark = change(marks[noteId] ?? null)
  localTexts.write(keyOf(userId), JSON.stringify({ ...marks, [noteId]: mark }))
  return mark
}

export function forgetMarks(userId: string): void {
  localTexts.remove(keyOf(userId))
}
