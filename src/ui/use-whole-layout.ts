import { useLocation } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect } from 'react'

/** The keys of the history's entries in which something long has been shown since the document was loaded. */
const shown = new Set<string>()

/**
 * In a long text (note-text.css) and in a long list (the utility `long-list`), what is far from the window is laid out when
 * the reader comes near it, and until then its height is a guess. Who does not begin at the start gets everything laid out
 * at once: a link leads to a place far down, and the router remembers where to go back to by its distance from the top.
 */
export function useWholeLayout(long: RefObject<HTMLElement | null>): void {
  const hash = useLocation({ select: (location) => location.hash })
  const entry = useLocation({ select: ({ state, href }) => state.__TSR_key ?? href })
  useLayoutEffect(() => {
    if (long.current && (hash !== '' || shown.has(entry))) layOutWhole(long.current)
    shown.add(entry)
  }, [hash, entry, long])
}

export function layOutWhole(long: HTMLElement): void {
  long.dataset.whole = ''
}
