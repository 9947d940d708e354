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
