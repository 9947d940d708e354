import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/**
 * Unfolds everything around the place in a text that the address names, and moves the focus to it, so that reading by
 * keyboard or screen reader continues there. The router has scrolled to it, or the browser did before the app ran.
 */
export function useLinkedPlace(text: RefObject<HTMLElement | null>): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const place = document.getElementById(hash)
    if (!place || !text.current?.contains(place)) return
    const folded = listFolded(place)
    for (const answer of folded) answer.open = true
    place.tabIndex = -1
    place.focus({ preventScroll: true })
    // Only a link gives it the focus; a press on the text does not.
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
    if (folded.length > 0) place.scrollIntoView({ behavior: 'instant' })
  }, [hash, text])
}

function listFolded(place: HTMLElement): HTMLDetailsElement[] {
  const folded = place.parentElement?.closest<HTMLDetailsElement>('details:not([open])')
  return folded ? [folded, ...listFolded(folded)] : []
}
