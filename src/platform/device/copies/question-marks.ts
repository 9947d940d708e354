import {
  type NoteMarks,
  parseMarkCopy,
  type QuestionMarkChange,
  withMarkChanges,
} from '#domain/study/question-mark-list.ts'
import { QUESTION_MARKS } from '../keys.ts'
import { localTexts } from '../local-text.ts'
import { listUnsent } from '../outbox/add.ts'

// The copy of the marks of questions, for the first paint. The worker has the original of a student's marks; a
// visitor's marks are only here and in the visitor's outbox.

/** The stored copy, or null if this device has none. */
export function readMarkCopy(userId: string): string | null {
  return localTexts.read(QUESTION_MARKS + userId)
}

/** Shows changes at once. */
export function applyToQuestionMarks(userId: string, changes: readonly QuestionMarkChange[]): void {
  const copy = parseMarkCopy(readMarkCopy(userId))
  for (const { noteId } of changes) copy[noteId] = withMarkChanges(copy[noteId] ?? {}, noteId, changes)
  write(userId, copy)
}

/** Replaces the copy of these notes by the worker's list, with the changes applied that it does not have yet. */
export function writeQuestionMarks(
  userId: string,
  noteIds: readonly string[],
  listed: Record<string, NoteMarks>,
): void {
  const copy = parseMarkCopy(readMarkCopy(userId))
  const changes = listMarkChanges(userId)
  for (const noteId of noteIds) copy[noteId] = withMarkChanges(listed[noteId] ?? {}, noteId, changes)
  write(userId, copy)
}

/** The marks that the worker has not confirmed. */
export function listMarkChanges(userId: string): QuestionMarkChange[] {
  return listUnsent('mark', userId).map(({ payload }) => payload)
}

export function forgetQuestionMarks(userId: string): void {
  localTexts.remove(QUESTION_MARKS + userId)
}

function write(userId: string, copy: Record<string, NoteMarks>): void {
  const marked = Object.entries(copy).filter(([, marks]) => Object.keys(marks).length > 0)
  const text = JSON.stringify(Object.fromEntries(marked))
  if (text !== readMarkCopy(userId)) localTexts.write(QUESTION_MARKS + userId, text)
}
