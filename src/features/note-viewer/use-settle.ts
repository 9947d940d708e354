import { type RefObject, useEffect } from 'react'

/**
 * When the student begins to scroll inside the box, the page moves once so that the box has the whole screen. The
 * heading above it has been read by then.
 */
export function useSettle(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const controller = new AbortController()
    const settle = () => {
      controller.abort()
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (box.getBoundingClientRect().top > 0) {
        box.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' })
      }
    }
    let scrolled = false
    const options = { signal: controller.signal, capture: true, passive: true }
    box.addEventListener('wheel', ({ deltaY }) => deltaY > 0 && settle(), options)
    box.addEventListener(
      'touchmove',
      () => {
        scrolled = true
      },
      options,
    )
    // Not during a touch, because the page would move under the finger.
    box.addEventListener('touchend', () => scrolled && settle(), options)
    return () => controller.abort()
  }, [ref])
}
