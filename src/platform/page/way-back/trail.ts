import type { RouterHistory } from '@tanstack/react-router'

/** Paths of this tab's entries in the browser's history, by index, if this document has been there. */
export const trail: string[] = []

/** Records where the student goes. Returns a function that stops it. */
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
 * address and replaces its entry is still the same page. Returns a function that stops it.
 */
export function onPageChange(history: RouterHistory, callBack: () => void): () => void {
  const { pathname } = history.location
  return history.subscribe(({ location, action }) => {
    if (action.type !== 'REPLACE' || location.pathname !== pathname) callBack()
  })
}
