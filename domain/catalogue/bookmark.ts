import { z } from 'zod'

export const SUBJECT_UNKNOWN = 'That subject is not in the catalogue, so it cannot be bookmarked.'

/** A bookmark that is set or removed. The same choice can be sent twice without harm. */
export const BookmarkChoice = z.strictObject({
  subjectKey: z
    .string('Say which subject by its key.')
    .min(1, 'Say which subject by its key.')
    .max(60, 'That is no key of a subject.'),
  bookmarked: z.boolean('A subject is bookmarked or it is not.'),
  /**
   * When it was chosen, by the device's clock; absent for now. With it, a removal that arrives late leaves a newer
   * bookmark in place.
   */
  at: z.int('A time is in whole milliseconds.').min(0, 'A time cannot be before 1970.').optional(),
})
export type BookmarkChoice = z.infer<typeof BookmarkChoice>
