import { type RefObject, useRef } from 'react'

/**
 * The reader and the page's text about its document. On a phone the text is below the reader, which fills the screen.
 */
export function useReaderBox() {
  const box = useRef<HTMLDivElement>(null)
  const details: RefObject<HTMLElement | null> = useRef(null)
  const showDetails = () => {
    details.current?.focus({ preventScroll: true })
    scrollBy({ top: box.current?.getBoundingClientRect().bottom ?? 0 })
  }
  return { box, details, showDetails }
}
