import { z } from 'zod'
import { Moment } from '../calendar/moment.ts'
import { FAVORITE_TYPES } from './favorite-list.ts'

const FavoriteType = z.enum(FAVORITE_TYPES, 'That is no kind of favorite.')

const line = (max: number, message: string) => z.string(message).trim().min(1, message).max(max, message)

const FavoriteKey = {
  type: FavoriteType,
  title: line(200, 'A favorite needs a title.'),
  subject: line(80, 'A favorite needs a subject.'),
}

/** A favorite of a student. No two have the same type, title and subject. */
export const Favorite = z.strictObject({
  id: z
    .string()
    .regex(
      new RegExp(`^(?:${FavoriteType.options.join('|')})_\\d{1,16}$`),
      'A favorite is named by its type and a time.',
    ),
  ...FavoriteKey,
  chapter: line(200, 'A chapter needs a title.').nullish(),
  url: line(400, 'A favorite leads somewhere.').regex(
    /^\/(?![/\\])[^\s\\\p{Cc}]*$/u,
    'An address of this site begins with one slash.',
  ),
  icon: line(40, 'An icon goes by its name.').nullish(),
  addedAt: Moment,
  /** The time of sending, by the same clock: with it, only the difference of the two times counts. */
  sentAt: Moment.optional(),
})

/** What identifies a favorite besides its id. */
export const FavoriteRemoval = z.strictObject({
  ...FavoriteKey,
  /** When it was removed, and when that is sent, both by the device's clock; without them it is now. */
  removedAt: Moment.optional(),
  sentAt: Moment.optional(),
})
