import { useEffect, useState } from 'react'

const BEYOND_PX = 100

/** True after scrolling down, further than 100 px from the top; false after scrolling up. */
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
