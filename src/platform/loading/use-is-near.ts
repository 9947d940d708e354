import { type RefObject, useEffect, useState } from 'react'

/** The distance, in windows, at which things are loaded ahead. */
const NEAR = 1.5

/**
 * True once an element in the box that matches the selector has come close to the window, so that its code can be
 * loaded.
 */
export function useIsNear(box: RefObject<HTMLElement | null>, selector: string): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${NEAR * 100}% 0px` },
    )
    for (const element of box.current?.querySelectorAll(selector) ?? []) observer.observe(element)
    return () => observer.disconnect()
  }, [box, selector])
  return isNear
}
