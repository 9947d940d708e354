import { useLocation } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect } from 'react'

/** The keys of the history entries in which a long page was shown since the document was loaded. */
const shown = new Set<string>()

/**
 * In a long text (note-text.css) and in a long list (the utility `long-list`), parts far from the window are laid out
 * when the reader comes close, and until then their height is a guess. A reader who does not begin at the start gets
 * everything laid out at once: a link can lead to a place far down, and the router remembers a position by its distance
 * from the top.
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
