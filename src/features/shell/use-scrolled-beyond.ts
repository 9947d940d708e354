import { useEffect, useState } from 'react'

/** Whether the page is scrolled further down than this many pixels. */
export function useScrolledBeyond(px: number): boolean {
  const [beyond, setBeyond] = useState(false)
  useEffect(() => {
    const update = () => setBeyond(scrollY > px)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [px])
  return beyond
}
