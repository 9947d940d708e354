import { useElementScrollRestoration, useLocation } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect } from 'react'

/**
 * What is far from the window is laid out when the reader comes near it (note-text.css), and until then its height is a
 * guess. Who does not read from the start gets the whole text laid out at once: a link leads to a place far down, and the
 * router remembers where to go back to by its distance from the top.
 */
export function useWholeLayout(text: RefObject<HTMLElement | null>): void {
  const hash = useLocation({ select: (location) => location.hash })
  const last = useElementScrollRestoration({ getElement: () => window })
  const isFurtherDown = hash !== '' || (last !== undefined && last.scrollY > 0)
  useLayoutEffect(() => {
    if (isFurtherDown && text.current) layOutWhole(text.current)
  }, [isFurtherDown, text])
}

export function layOutWhole(text: HTMLElement): void {
  text.dataset.whole = ''
}
