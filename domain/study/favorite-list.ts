// A student's favorites as a device has them.
import * as z from 'zod/mini'
import { FRESH_MS } from '../catalogue/bookmark-copy.ts'
import type { NotePlace } from '../catalogue/catalogue.ts'
import { ADDRESS } from '../input.ts'
import { Count, parseJson, parseStored, Text, validItems } from '../stored-json.ts'

/** The longest list of favorites. Adding one more removes the oldest. */
export const FAVORITES_MAX = 20
/** How many favorites Quick Access shows before Show All. */
export const QUICK_ACCESS_SHOWN = 6

export const FAVORITE_TYPES = ['subject', 'chapter', 'note', 'quiz'] as const
export type FavoriteType = (typeof FAVORITE_TYPES)[number]

const FavoriteName = z.object({ type: z.enum(FAVORITE_TYPES), title: Text, subject: Text })
/** The identity of a favorite: no two in a list have the same type, title and subject. */
export type FavoriteName = z.infer<typeof FavoriteName>

const StoredText = z.catch(z.nullable(Text), null)

export const StoredFavorite = z.object({
  id: Text,
  ...FavoriteName.shape,
  chapter: StoredText,
  /** A path of this site. */
  url: z.string().check(z.regex(ADDRESS)),
  /** The name of an icon. */
  icon: StoredText,
  addedAt: Count,
})
export type Favorite = z.infer<typeof StoredFavorite>

/** A thing that can become a favorite. */
export type FavoriteTarget = Omit<Favorite, 'id' | 'addedAt'>

export const StoredFavoriteChange = z.union([
  z.object({ action: z.literal('add'), favorite: StoredFavorite }),
  z.object({ action: z.literal('remove'), name: FavoriteName }),
])
/** A student's change of a favorite. */
export type FavoriteChange = z.infer<typeof StoredFavoriteChange>

/** `now` is in milliseconds. */
export function createFavorite(target: FavoriteTarget, now: number): Favorite {
  return { ...target, id: `${target.type}_${now}`, addedAt: now }
}

export function toFavoriteName({ type, title, subject }: FavoriteName): FavoriteName {
  return { type, title, subject }
}

/** Favorites with the same key are the same. */
export function keyOfFavorite({ type, title, subject }: FavoriteName): string {
  return `${type}/${subject}/${title}`
}

export function keyOfChange(change: FavoriteChange): string {
  return keyOfFavorite(change.action === 'add' ? change.favorite : change.name)
}

/** The list with the changes that the worker does not have yet, newest first. */
export function withFavoriteChanges(listed: readonly Favorite[], changes: readonly FavoriteChange[]): Favorite[] {
  const changed = new Set(changes.map(keyOfChange))
  const added = changes.flatMap((change) => (change.action === 'add' ? change.favorite : []))
  return [
    ...added.sort((one, other) => other.addedAt - one.addedAt),
    ...listed.filter((favorite) => !changed.has(keyOfFavorite(favorite))),
  ].slice(0, FAVORITES_MAX)
}

/**
 * A removal as it is sent to the worker. A recent one is sent without its time. An older one keeps a favorite that was
 * added again since then, on another device. With the time of sending the device's clock may be wrong.
 */
export function toRemoval(name: FavoriteName, removedAt: number, now: number) {
  return { ...toFavoriteName(name), ...(now - removedAt > FRESH_MS && { removedAt, sentAt: now }) }
}

/** The list that a device stored, without invalid entries; null if there is none. */
export function parseFavorites(json: string | null): Favorite[] | null {
  return parseJson(validItems(StoredFavorite), json)?.slice(0, FAVORITES_MAX) ?? null
}

/** The change of one favorite that a device stored, or null if it cannot be read. */
export function parseFavoriteChange(value: unknown): FavoriteChange | null {
  return parseStored(StoredFavoriteChange, value)
}

const NOTE_PATH = '/dashboard/notes/'

/** The favorites whose address leads to a note that is not among `places`. */
export function listMissingNotes(
  favorites: readonly Favorite[],
  places: readonly Pick<NotePlace, 'id' | 'slug'>[],
): Favorite[] {
  const paths = new Set(places.flatMap(({ id, slug }) => [NOTE_PATH + id, NOTE_PATH + slug]))
  return favorites.filter(({ type, url }) => type === 'note' && url.startsWith(NOTE_PATH) && !paths.has(url))
}
