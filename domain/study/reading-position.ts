import * as z from 'zod/mini'
import { NoteId } from '../catalogue/note-id.ts'
import { lineOf } from '../input.ts'
import { PAGE_MAX } from './reading-mark.ts'

export const ReadingPlace = z.strictObject({ noteId: NoteId })

/** A reading position in a note. Sending it twice does no harm, and an older one does not replace a newer one. */
export const ReadingPosition = z.strictObject({
  noteId: NoteId,
  page: z
    .int('A page is a whole number.')
    .check(z.gte(1, 'Pages are counted from 1.'), z.lte(PAGE_MAX, `A note has at most ${PAGE_MAX} pages.`)),
  /** The id of the heading above it, by which both editions of the note know the place. */
  heading: z.nullish(lineOf({ max: 200, none: 'A heading has an id.', long: 'That is no id of a heading.' })),
  /** When it was read, by the device's clock. */
  readAt: z.int('A time is in whole milliseconds.').check(z.gte(0, 'A time cannot be before 1970.')),
})
export type ReadingPosition = z.infer<typeof ReadingPosition>
