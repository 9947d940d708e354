import { z } from 'zod'
import { NoteId } from '../catalogue/note-id.ts'
import { PAGE_MAX } from './reading-mark.ts'

export const ReadingPlace = z.strictObject({ noteId: NoteId })

/** A reading position in a note. It can be sent twice without harm, and an older one does not replace a newer one. */
export const ReadingPosition = z.strictObject({
  noteId: NoteId,
  page: z
    .int('A page is a whole number.')
    .min(1, 'Pages are counted from 1.')
    .max(PAGE_MAX, `A note has at most ${PAGE_MAX} pages.`),
  /** The id of the heading under which it lies, by which both editions of the note know the place. */
  heading: z
    .string('A heading has an id.')
    .min(1, 'A heading has an id.')
    .max(200, 'That is no id of a heading.')
    .nullish(),
  /** When it was read, by the device's clock. */
  readAt: z.int('A time is in whole milliseconds.').min(0, 'A time cannot be before 1970.'),
})
export type ReadingPosition = z.infer<typeof ReadingPosition>
