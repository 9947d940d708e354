import type { ReactNode, RefObject } from 'react'

type Props = {
  box: RefObject<HTMLDivElement | null>
  /** Of the page that the box is in. On a phone the box reaches beyond them to the edges of the screen. */
  margins: 'site' | 'dashboard'
  children: ReactNode
}

const TO_THE_EDGES = {
  site: 'handheld:-mx-4 handheld:-mt-4 handheld:sm:-mt-6 handheld:md:-mx-8',
  dashboard: 'handheld:-mx-4 handheld:-mt-6 handheld:lg:-mx-8 handheld:lg:-mt-8',
}

/**
 * The place of a PDF viewer in a column of a page: below the page's heading, and almost as high as the window. On a phone it
 * is the whole first screen (`data-reader` hides the bars of the page), and the rest of the page follows below.
 */
export function ReaderBox({ box, margins, children }: Props) {
  return (
    <div
      className={`h-[calc(100dvh-5rem)] min-h-96 outline-none noscript:hidden handheld:order-first handheld:mb-6 handheld:h-dvh handheld:min-h-0 ${TO_THE_EDGES[margins]}`}
      data-reader
      ref={box}
      tabIndex={-1}
    >
      {children}
    </div>
  )
}
