import { type RefObject, useEffect } from 'react'

/**
 * Sets `--visible-height` of an element to the height that a phone's keyboard leaves of the screen, because the
 * keyboard lies over the page.
 */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const adapt = () => {
      ref.current?.style.setProperty('--visible-height', `${viewport.height}px`)
    }
    adapt()
    viewport.addEventListener('resize', adapt)
    return () => viewport.removeEventListener('resize', adapt)
  }, [ref])
}
