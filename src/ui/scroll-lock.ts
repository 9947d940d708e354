import { useLayoutEffect } from 'react'

let locks = 0

/**
 * Keeps the page from scrolling while `locked`. Locks nest: the page scrolls again when the last one is released.
 * Dialogs have a lock of their own in inline styles. Ours is an attribute, so neither overwrites the other.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return
    change(1)
    return () => change(-1)
  }, [locked])
}

function change(by: 1 | -1): void {
  locks += by
  document.documentElement.toggleAttribute('data-scroll-locked', locks > 0)
}
