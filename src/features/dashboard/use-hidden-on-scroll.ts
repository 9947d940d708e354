import { useEffect, useState } from 'react'

const BEYOND_PX = 100

/** True while the page was last scrolled down, beyond 100 px; false again on the way up. */
export function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = scrollY
    const update = () => {
      if (scrollY !== last) setHidden(scrollY > last && scrollY > BEYOND_PX)
      last = scrollY
    }
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return hidden
}
