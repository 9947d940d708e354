import notes from '#content/built/notes.json'
import { NOTE_ID_MESSAGES } from '#domain/catalogue/note-id.ts'
import { Failure } from '#domain/failure.ts'
import { toServerTime } from '#domain/study/daily-limits.ts'
import { MarkedNotes, QuestionMark } from '#domain/study/question-mark.ts'
import { router, studentProcedure } from '../procedures.ts'
import { listMarks, setMark } from './store.ts'

/** Marks are stored only for notes of the catalogue, with a limit for each, which bounds their number. */
const noteIds = new Set(notes.map(({ id }) => id))

export const questionMarksRouter = router({
  list: studentProcedure.input(MarkedNotes).query(({ ctx, input }) => listMarks(ctx.db, ctx.student.id, input.noteIds)),

  /** Returns all marks of the note. Marks from before the last reset of all stats are not stored. */
  set: studentProcedure.input(QuestionMark).mutation(({ ctx, input: { markedAt, sentAt, ...change } }) => {
    if (!noteIds.has(change.noteId)) throw new Failure('not-found', NOTE_ID_MESSAGES.unknown)
    return setMark(ctx.db, ctx.student.id, change, toServerTime(markedAt, { sentAt, now: ctx.now }))
  }),
})
