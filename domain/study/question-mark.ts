import { z } from 'zod'
import { Moment } from '../calendar/moment.ts'
import { NoteId } from '../catalogue/note-id.ts'
import { MARKED_NOTES_MAX, QUESTION_MARKS } from './question-mark-list.ts'

/** The mark of a question. It can be sent twice without harm, and an older one does not replace a newer one. */
export const QuestionMark = z.strictObject({
  noteId: NoteId,
  questionId: z.string('Say which question by its id.').regex(/^[0-9a-f]{8}$/, 'That is no id of a question.'),
  /** Null takes it back. */
  mark: z.enum(QUESTION_MARKS, 'That is no mark of a question.').nullable(),
  /** When it was set, and when that is sent, both by the device's clock. */
  markedAt: Moment,
  sentAt: Moment.optional(),
})
export type QuestionMark = z.infer<typeof QuestionMark>

/** The notes whose marks are asked for. */
export const MarkedNotes = z.strictObject({
  noteIds: z
    .array(NoteId, 'Say which notes by their ids.')
    .min(1, 'Say which notes by their ids.')
    .max(MARKED_NOTES_MAX, `Ask for at most ${MARKED_NOTES_MAX} notes at once.`),
})
