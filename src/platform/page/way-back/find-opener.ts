import type { RouterHistory } from '@tanstack/react-router'
import { trail } from './trail.ts'

/** The page from which the current one was opened; `path` is null if this document has not been there. */
type Opener = { path: string | null; steps: number }

/**
 * Finds the latest other page of this site before the current one. Entries of the same page and of the login page are
 * skipped, because a student who signs in on a page comes back to it and would be led in a circle. Null if the current
 * page was opened from outside.
 */
export function findOpener({ location }: RouterHistory): Opener | null {
  const { pathname, state } = location
  const isOther = (path: string) => path !== pathname && path !== '/login'
  for (let index = state.__TSR_index - 1; index >= 0; index--) {
    const path = trail[index] ?? null
    if (path === null || isOther(path)) return { path, steps: state.__TSR_index - index }
  }
  const own = state.__TSR_index + 1
  const referrer = findReferrer()
  if (referrer === null) return null
  if (isOther(referrer)) return { path: referrer, steps: own }
  // A plain link to the login page, followed before the app had started: the entries before it belong to another
  // document.
  const earlier = listEarlier().findIndex((path, index) => index >= own && path !== null && isOther(path))
  return earlier === -1 ? null : { path: null, steps: earlier + 1 }
}

/** Paths of this site's entries before the current one, the latest first, where the browser has them. */
function listEarlier(): (string | null)[] {
  if (!('navigation' in globalThis) || !navigation.currentEntry) return []
  const entries = navigation.entries().slice(0, navigation.currentEntry.index)
  return entries.map(({ url }) => url && new URL(url).pathname).reverse()
}

/**
 * The page of this site from which this document was opened in the same tab, by a link followed before the app had
 * started.
 */
function findReferrer(): string | null {
  if (history.length < 2 || !URL.canParse(document.referrer)) return null
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? pathname : null
}
