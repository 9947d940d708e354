import { type RefObject, useRef } from 'react'

/** The reader and what the page says of its document. On a phone that is below the reader, which fills the screen. */
export function useReaderBox() {
  const box = useRef<HTMLDivElement>(null)
  const details: RefObject<HTMLElement | null> = useRef(null)
  const showDetails = () => {
    details.current?.focus({ preventScroll: true })
    scrollBy({ top: box.current?.getBoundingClientRect().bottom ?? 0 })
  }
  return { box, details, showDetails }
}
