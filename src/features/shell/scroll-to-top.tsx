import { useEffect, useState } from 'react'
import { Icon } from '#src/ui/icon.tsx'

const SHOWN_BEYOND_PX = 300

export function ScrollToTop() {
  if (!useScrolledBeyond(SHOWN_BEYOND_PX)) return null
  return (
    <button
      aria-label="Scroll to top"
      className="fixed right-4 bottom-4 z-20 flex size-12 animate-rise items-center justify-center rounded-full border border-line bg-raised text-ink shadow-float hover:border-accent"
      onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
      type="button"
    >
      <Icon name="chevron-up" />
    </button>
  )
}

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
