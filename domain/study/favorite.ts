import { z } from 'zod'
import { Moment } from './moment.ts'

/** The longest list of favorites. Adding one more removes the oldest. */
export const FAVORITES_MAX = 20

export const FavoriteType = z.enum(['subject', 'chapter', 'note', 'quiz'], 'That is no kind of favorite.')
export type FavoriteType = z.infer<typeof FavoriteType>

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
  chapter: line(200, 'A chapter needs a title.').optional(),
  url: line(400, 'A favorite leads somewhere.').regex(
    /^\/(?![/\\])[^\s\\\p{Cc}]*$/u,
    'An address of this site begins with one slash.',
  ),
  icon: line(40, 'An icon goes by its name.').optional(),
  addedAt: Moment,
})
export type Favorite = z.infer<typeof Favorite>

/** What identifies a favorite besides its id. */
export const FavoriteName = z.strictObject({ ...FavoriteKey, removedAt: Moment.optional() })
export type FavoriteName = z.infer<typeof FavoriteName>
