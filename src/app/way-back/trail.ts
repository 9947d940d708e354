import type { RouterHistory } from '@tanstack/react-router'

/** Paths of this tab's entries in the browser's history, by their index, as far as this document has been there. */
export const trail: string[] = []

/** Notes where the student goes. Returns how to stop. */
export function followTrail(history: RouterHistory): () => void {
  trail.length = 0
  const note = () => {
    const { pathname, state } = history.location
    trail[state.__TSR_index] = pathname
  }
  note()
  return history.subscribe(note)
}

/**
 * Calls back when another page is opened, also by the browser's Back or Forward. A page that keeps its filters in its
 * address, and so replaces it, is still the same one. Returns how to stop.
 */
export function onPageChange(history: RouterHistory, callBack: () => void): () => void {
  const { pathname } = history.location
  return history.subscribe(({ location, action }) => {
    if (action.type !== 'REPLACE' || location.pathname !== pathname) callBack()
  })
}
