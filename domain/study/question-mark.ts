import * as z from 'zod/mini'
import { Moment } from '../calendar/moment.ts'
import { NoteId } from '../catalogue/note-id.ts'
import { listOf } from '../input.ts'
import { MARKED_NOTES_MAX, QUESTION_MARKS } from './question-mark-list.ts'

/** The mark of a question. Sending it twice does no harm, and an older one does not replace a newer one. */
export const QuestionMark = z.strictObject({
  noteId: NoteId,
  questionId: z.string('Say which question by its id.').check(z.regex(/^[0-9a-f]{8}$/, 'That is no id of a question.')),
  /** Null removes it. */
  mark: z.nullable(z.enum(QUESTION_MARKS, 'That is no mark of a question.')),
  /** When it was set and when that is sent, both by the device's clock. */
  markedAt: Moment,
  sentAt: z.optional(Moment),
})
export type QuestionMark = z.infer<typeof QuestionMark>

const NO_NOTES = 'Say which notes by their ids.'

/** The notes whose marks are requested. */
export const MarkedNotes = z.strictObject({
  noteIds: listOf(NoteId, {
    max: MARKED_NOTES_MAX,
    none: NO_NOTES,
    many: `Ask for at most ${MARKED_NOTES_MAX} notes at once.`,
  }).check(z.minLength(1, NO_NOTES)),
})
