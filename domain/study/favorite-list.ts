// A student's favorites, free of schemas: public pages read them at the start.
import { FRESH_MS } from '../catalogue/bookmark-copy.ts'
import { isCount, isObject, isText, parseList } from '../untrusted-json.ts'

/** The longest list of favorites. Adding one more removes the oldest. */
export const FAVORITES_MAX = 20
/** How many favorites Quick Access shows before Show All. */
export const QUICK_ACCESS_SHOWN = 6

export const FAVORITE_TYPES = ['subject', 'chapter', 'note', 'quiz'] as const
export type FavoriteType = (typeof FAVORITE_TYPES)[number]

/** The identity of a favorite: no two in a list have the same type, title and subject. */
export type FavoriteName = { type: FavoriteType; title: string; subject: string }

/** A thing that can become a favorite. `url` is a path of this site, `icon` the name of an icon. */
export type FavoriteTarget = FavoriteName & { chapter: string | null; url: string; icon: string | null }

export type Favorite = FavoriteTarget & { id: string; addedAt: number }

/** A student's change of a favorite. */
export type FavoriteChange = { action: 'add'; favorite: Favorite } | { action: 'remove'; name: FavoriteName }

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
  const list = parseList(json)
  if (list.length === 0 && json !== '[]') return null
  return list.flatMap((value) => parseFavorite(value) ?? []).slice(0, FAVORITES_MAX)
}

/** The change of one favorite that a device stored, or null if it cannot be read. */
export function parseFavoriteChange(value: unknown): FavoriteChange | null {
  if (!isObject(value)) return null
  if (value.action === 'add') {
    const favorite = parseFavorite(value.favorite)
    return favorite && { action: 'add', favorite }
  }
  const name = value.action === 'remove' ? parseName(value.name) : null
  return name && { action: 'remove', name }
}

/** A favorite that a device stored, or null if it cannot be read. */
export function parseFavorite(value: unknown): Favorite | null {
  const name = parseName(value)
  if (!name || !isObject(value)) return null
  const { id, url, addedAt, chapter, icon } = value
  if (!isText(id) || !isText(url) || !isPathOfSite(url) || !isCount(addedAt)) return null
  return { id, ...name, chapter: isText(chapter) ? chapter : null, url, icon: isText(icon) ? icon : null, addedAt }
}

function parseName(value: unknown): FavoriteName | null {
  if (!isObject(value)) return null
  const { title, subject } = value
  const type = FAVORITE_TYPES.find((one) => one === value.type)
  return type && isText(title) && isText(subject) ? { type, title, subject } : null
}

/** Browsers read a backslash as a slash, so `/\host` leads to another site. */
function isPathOfSite(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url)
}
