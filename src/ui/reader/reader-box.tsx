import { type ReactNode, type RefObject, useRef } from 'react'

type Props = {
  box: RefObject<HTMLDivElement | null>
  /**
   * Margins of the page around the box. On a phone the box reaches beyond them to the edges of the screen. On a page of
   * the site it is also the whole first screen.
   */
  margins: 'site' | 'dashboard'
  children: ReactNode
}

const TO_THE_EDGES = {
  site: 'handheld:order-first handheld:-mx-4 handheld:-mt-4 handheld:sm:-mt-6 handheld:md:-mx-8',
  dashboard: 'handheld:-mx-4 handheld:lg:-mx-8',
}

/**
 * The place of a PDF viewer in a column of a page: below the page's heading, and almost as high as the window; on a
 * phone as high. On a page of the site it is the whole first screen of a phone (`data-reader` hides the bars of the
 * page), and the rest of the page follows below.
 */
export function ReaderBox({ box, margins, children }: Props) {
  return (
    <div
      className={`h-[calc(100dvh-5rem)] min-h-96 outline-none noscript:hidden handheld:mb-6 handheld:h-dvh handheld:min-h-0 ${TO_THE_EDGES[margins]}`}
      data-reader={margins === 'site' ? '' : undefined}
      ref={box}
      tabIndex={-1}
    >
      {children}
    </div>
  )
}

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
