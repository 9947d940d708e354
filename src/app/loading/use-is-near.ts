import { type RefObject, useEffect, useState } from 'react'

/** How many windows away something may be that is loaded already. */
const NEAR = 1.5

/** True once something that the selector finds in the box has come near the window. For what is loaded only then. */
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
