import * as z from 'zod/mini'
import { Moment } from '../calendar/moment.ts'
import { addressOf, lineOf } from '../input.ts'
import { FAVORITE_TYPES } from './favorite-list.ts'

const FavoriteType = z.enum(FAVORITE_TYPES, 'That is no kind of favorite.')

const line = (max: number, none: string) => lineOf({ max, none })

const FavoriteKey = {
  type: FavoriteType,
  title: line(200, 'A favorite needs a title.'),
  subject: line(80, 'A favorite needs a subject.'),
}

/** A favorite of a student. No two have the same type, title and subject. */
export const Favorite = z.strictObject({
  id: z
    .string()
    .check(
      z.regex(new RegExp(`^(?:${FAVORITE_TYPES.join('|')})_\\d{1,16}$`), 'A favorite is named by its type and a time.'),
    ),
  ...FavoriteKey,
  chapter: z.nullish(line(200, 'A chapter needs a title.')),
  url: addressOf({ max: 400, none: 'A favorite leads somewhere.' }),
  icon: z.nullish(line(40, 'An icon goes by its name.')),
  addedAt: Moment,
  /** The time of sending, by the same clock. With it, only the difference of the two times counts. */
  sentAt: z.optional(Moment),
})

/** The identity of a favorite besides its id. */
export const FavoriteRemoval = z.strictObject({
  ...FavoriteKey,
  /** When it was removed and when that is sent, both by the device's clock; absent means now. */
  removedAt: z.optional(Moment),
  sentAt: z.optional(Moment),
})
