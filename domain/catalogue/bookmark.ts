import * as z from 'zod/mini'

export const SUBJECT_UNKNOWN = 'That subject is not in the catalogue, so it cannot be bookmarked.'

/** A change of a bookmark. Sending the same choice twice does no harm. */
export const BookmarkChoice = z.strictObject({
  subjectKey: z
    .string('Say which subject by its key.')
    .check(z.minLength(1, 'Say which subject by its key.'), z.maxLength(60, 'That is no key of a subject.')),
  bookmarked: z.boolean('A subject is bookmarked or it is not.'),
  /**
   * When it was chosen, by the device's clock; absent means now. A removal that arrives late then keeps a newer
   * bookmark.
   */
  at: z.optional(z.int('A time is in whole milliseconds.').check(z.gte(0, 'A time cannot be before 1970.'))),
})
export type BookmarkChoice = z.infer<typeof BookmarkChoice>
