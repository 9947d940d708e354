import notes from '#content/built/notes.json'
import { NOTE_ID_MESSAGES } from '#domain/catalogue/note-id.ts'
import { Failure } from '#domain/failure.ts'
import { ReadingPlace, ReadingPosition } from '#domain/study/reading-position.ts'
import { router, studentProcedure } from '../procedures.ts'
import { findPosition, savePosition } from './store.ts'

/** Positions are stored only for notes of the catalogue, one for each, which bounds their number. */
const noteIds = new Set(notes.map(({ id }) => id))

export const readingRouter = router({
  position: studentProcedure
    .input(ReadingPlace)
    .query(({ ctx, input }) => findPosition(ctx.db, ctx.student.id, input.noteId)),

  savePosition: studentProcedure.input(ReadingPosition).mutation(({ ctx, input }) => {
    if (!noteIds.has(input.noteId)) throw new Failure('not-found', NOTE_ID_MESSAGES.unknown)
    return savePosition(ctx.db, ctx.student.id, input, ctx.now)
  }),
})
