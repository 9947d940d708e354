import { type RefObject, useEffect } from 'react'

/** Gives an element, as `--visible-height`, what the keyboard of a phone leaves of the screen: it lies over the page. */
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
