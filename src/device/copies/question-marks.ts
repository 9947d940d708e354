import { GUEST } from '../../../domain/account/owner.ts'
import {
  type NoteMarks,
  parseMarkCopy,
  type QuestionMarkChange,
  withMarkChanges,
} from '../../../domain/study/question-mark-list.ts'
import { QUESTION_MARKS } from '../keys.ts'
import { localTexts } from '../local-text.ts'

// The copy of the marks of questions, for the first paint. The worker has the truth of a student's marks; those of
// visitors are only here and in their outbox.

/** The copy as it is stored, or null while this device knows nothing. */
export function readMarkCopy(userId: string): string | null {
  return localTexts.read(QUESTION_MARKS + userId)
}

/** Shows changes at once. */
export function applyToQuestionMarks(userId: string, changes: readonly QuestionMarkChange[]): void {
  const copy = parseMarkCopy(readMarkCopy(userId))
  for (const { noteId } of changes) copy[noteId] = withMarkChanges(copy[noteId] ?? {}, noteId, changes)
  write(userId, copy)
}

/** What the worker lists of these notes replaces the copy, under the changes that it does not have yet. */
export function writeQuestionMarks(
  userId: string,
  noteIds: readonly string[],
  listed: Record<string, NoteMarks>,
  waiting: readonly QuestionMarkChange[],
): void {
  const copy = parseMarkCopy(readMarkCopy(userId))
  for (const noteId of noteIds) copy[noteId] = withMarkChanges(listed[noteId] ?? {}, noteId, waiting)
  write(userId, copy)
}

/** A student takes over what visitors marked, or it is deleted. */
export function forgetGuestMarks(): void {
  forgetQuestionMarks(GUEST)
}

export function forgetQuestionMarks(userId: string): void {
  localTexts.remove(QUESTION_MARKS + userId)
}

function write(userId: string, copy: Record<string, NoteMarks>): void {
  const marked = Object.entries(copy).filter(([, marks]) => Object.keys(marks).length > 0)
  const text = JSON.stringify(Object.fromEntries(marked))
  if (text !== readMarkCopy(userId)) localTexts.write(QUESTION_MARKS + userId, text)
}
