// Students' marks of questions in notes, as a device has them.
import * as z from 'zod/mini'
import { parseJson, Text, validValues } from '../stored-json.ts'

export const QUESTION_MARKS = ['can', 'again'] as const
/** `can`: "I can do this". `again`: to be practised once more. */
export type QuestionMark = (typeof QUESTION_MARKS)[number]

/**
 * The most marks that are stored for one note. It has fewer questions; marks of questions that no longer exist are
 * removed first.
 */
export const MARKS_PER_NOTE = 100
/** The most notes in one request for marks. */
export const MARKED_NOTES_MAX = 60

/** The marks of one note, by question id. */
export type NoteMarks = Record<string, QuestionMark>

const StoredMark = z.enum(QUESTION_MARKS)
const StoredMarks = validValues(validValues(StoredMark))

/** The mark of one question; null removes it. */
export const StoredMarkChange = z.object({ noteId: Text, questionId: Text, mark: z.nullable(StoredMark) })
export type QuestionMarkChange = z.infer<typeof StoredMarkChange>

export function keyOfQuestion({ noteId, questionId }: Pick<QuestionMarkChange, 'noteId' | 'questionId'>): string {
  return `${noteId}/${questionId}`
}

/** The marks of one note with changes applied. Changes to other notes are ignored. */
export function withMarkChanges(marks: NoteMarks, noteId: string, changes: readonly QuestionMarkChange[]): NoteMarks {
  const changed = { ...marks }
  for (const change of changes) {
    if (change.noteId !== noteId) continue
    if (change.mark === null) delete changed[change.questionId]
    else changed[change.questionId] = change.mark
  }
  return changed
}

/** How many of these questions are marked, and how many with "I can do this". Other questions do not count. */
export function countMarks(marks: NoteMarks, questionIds: readonly string[]): { marked: number; can: number } {
  const own = questionIds.flatMap((id) => marks[id] ?? [])
  return { marked: own.length, can: own.filter((mark) => mark === 'can').length }
}

/** The marks that a device stored, by note id and without invalid ones. */
export function parseMarkCopy(json: string | null): Record<string, NoteMarks> {
  return parseJson(StoredMarks, json) ?? {}
}
