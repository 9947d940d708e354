import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { currentPage, type PageLayout, type Place, pagesNear, placeAt, topOf } from '../../../domain/page-layout.ts'
import type { PdfReading } from '../../../domain/pdf-reading.ts'

type Options = {
  scroller: HTMLElement
  /** Of the scroller's view, in pixels. */
  height: number
  layout: PageLayout
  goal: PdfReading['goal']
  /** How far from the view a page is drawn already, in pixels. */
  margin: number
  onScrollTo: (page: number) => void
}

/**
 * The numbers of the pages to draw. Keeps what is at the top of the view there when the layout changes, and goes to the
 * goal when there is a new one.
 */
export function usePagesInView({ scroller, height, layout, goal, margin, onScrollTo }: Options): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  const place = useRef<Place>({ page: goal.page, fraction: 0 })
  /** Which part of the width is in the middle of the view. */
  const middle = useRef(0.5)
  const lastGoal = useRef<PdfReading['goal'] | null>(null)
  /** Where the goal was reached: until the student scrolls on, it is the current page, whatever else is to be seen. */
  const reachedAt = useRef<number | null>(null)

  const look = useCallback(() => {
    const view = { top: scroller.scrollTop, height }
    const pages = pagesNear(layout, view, margin).map((box) => box.page)
    setNear((last) => (pages.length === last.size && pages.every((page) => last.has(page)) ? last : new Set(pages)))
    onScrollTo(reachedAt.current === null ? currentPage(layout, view) : goal.page)
  }, [scroller, height, layout, goal, margin, onScrollTo])

  useLayoutEffect(() => {
    const isNewGoal = lastGoal.current !== goal
    if (isNewGoal) place.current = { page: goal.page, fraction: 0 }
    lastGoal.current = goal
    scroller.scrollTop = topOf(layout, place.current)
    scroller.scrollLeft = middle.current * scroller.scrollWidth - scroller.clientWidth / 2
    if (isNewGoal || reachedAt.current !== null) reachedAt.current = scroller.scrollTop
    look()
  }, [scroller, layout, goal, look])

  useEffect(() => {
    const onScroll = () => {
      place.current = placeAt(layout, scroller.scrollTop)
      middle.current = (scroller.scrollLeft + scroller.clientWidth / 2) / scroller.scrollWidth
      if (reachedAt.current !== null && Math.abs(scroller.scrollTop - reachedAt.current) > 2) reachedAt.current = null
      look()
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => scroller.removeEventListener('scroll', onScroll)
  }, [scroller, layout, look])

  return near
}
