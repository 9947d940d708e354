import { and, desc, eq, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import {
  MARKED_NOTES_MAX,
  MARKS_PER_NOTE,
  type NoteMarks,
  type QuestionMarkChange,
} from '#domain/study/question-mark-list.ts'
import type { Database } from '../db/client.ts'
import { isAfterReset } from '../db/day-counts.ts'
import { rowOf } from '../db/row-of.ts'
import { questionMark, user } from '../db/schema.ts'

/** The marks of these notes, by note id and question id. */
export async function listMarks(
  db: Database,
  userId: string,
  noteIds: readonly string[],
): Promise<Record<string, NoteMarks>> {
  return groupByNote(await selectMarks(db, userId, noteIds))
}

/**
 * Stores a mark unless a newer one is stored, and returns the marks of the note. A removed mark stays as a row without
 * a mark, so that an older one that arrives late does not restore it.
 */
export async function setMark(
  db: Database,
  userId: string,
  { noteId, questionId, mark }: QuestionMarkChange,
  markedAt: number,
): Promise<{ stored: false } | { stored: true; marks: NoteMarks }> {
  const ofNote = and(eq(questionMark.userId, userId), eq(questionMark.noteId, noteId))
  const latest = db
    .select({ id: questionMark.questionId })
    .from(questionMark)
    .where(ofNote)
    .orderBy(desc(questionMark.markedAt), questionMark.questionId)
    .limit(MARKS_PER_NOTE)
  const [, , rows, [account]] = await db.batch([
    db
      .insert(questionMark)
      .select(
        sql`select ${rowOf(questionMark, { userId, noteId, questionId, mark, markedAt })}
          where ${isAfterReset(userId, markedAt)}`,
      )
      .onConflictDoUpdate({
        target: [questionMark.userId, questionMark.noteId, questionMark.questionId],
        set: { mark, markedAt },
        // A repeated mark writes nothing.
        setWhere: lt(questionMark.markedAt, markedAt),
      }),
    db.delete(questionMark).where(and(ofNote, notInArray(questionMark.questionId, latest))),
    selectMarks(db, userId, [noteId]),
    db.select({ resetAt: user.resetAt }).from(user).where(eq(user.id, userId)),
  ])
  if ((account?.resetAt ?? -1) >= markedAt) return { stored: false }
  return { stored: true, marks: groupByNote(rows)[noteId] ?? {} }
}

function selectMarks(db: Database, userId: string, noteIds: readonly string[]) {
  return db
    .select({ noteId: questionMark.noteId, questionId: questionMark.questionId, mark: questionMark.mark })
    .from(questionMark)
    .where(
      and(eq(questionMark.userId, userId), inArray(questionMark.noteId, [...noteIds]), isNotNull(questionMark.mark)),
    )
    .limit(MARKED_NOTES_MAX * MARKS_PER_NOTE)
}

function groupByNote(rows: Awaited<ReturnType<typeof selectMarks>>): Record<string, NoteMarks> {
  const byNote: Record<string, NoteMarks> = {}
  for (const { noteId, questionId, mark } of rows) {
    byNote[noteId] ??= {}
    if (mark) byNote[noteId][questionId] = mark
  }
  return byNote
}
