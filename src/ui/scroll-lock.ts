import { useLayoutEffect } from 'react'

let locks = 0

/** Keeps the page from scrolling while `locked`. Locks nest: the page scrolls again when the last one is released. */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return
    locks += 1
    document.documentElement.style.overflow = 'hidden'
    return () => {
      locks -= 1
      if (locks === 0) document.documentElement.style.overflow = ''
    }
  }, [locked])
}
