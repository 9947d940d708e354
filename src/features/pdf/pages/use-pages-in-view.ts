import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Goal } from '../pdf-reading.ts'
import {
  type Anchor,
  anchorAt,
  currentPage,
  isInView,
  type PageLayout,
  type PageSize,
  type Point,
  pagesNear,
  scrollFor,
} from './page-layout.ts'

type Options = {
  scroller: HTMLElement
  size: { width: number; height: number }
  layout: PageLayout
  goal: Goal
  /** The distance from the view, in pixels, within which a page is drawn ahead. */
  margin: number
  /** The anchor to keep in place at the next change of the layout. Without one, the top of the view is kept. */
  pinchAnchor: RefObject<Anchor | null>
  onScrollTo: (page: number) => void
}

/** The numbers of the pages to draw. Keeps the student's place when the layout changes, and scrolls to a new goal. */
export function usePagesInView({ scroller, size, layout, goal, margin, pinchAnchor, onScrollTo }: Options) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  const place = useRef<Anchor | null>(null)
  const lastGoal = useRef<Goal | null>(null)
  /**
   * The scroll position at which the goal was reached. Until the student scrolls on, the goal's page is the current
   * page.
   */
  const reachedAt = useRef<number | null>(null)
  const { width, height } = size

  const look = useCallback(() => {
    const view = { top: scroller.scrollTop, height }
    const pages = pagesNear(layout, view, margin).map((box) => box.page)
    setNear((last) => (pages.length === last.size && pages.every((page) => last.has(page)) ? last : new Set(pages)))
    onScrollTo(reachedAt.current === null ? currentPage(layout, view) : goal.page)
  }, [scroller, height, layout, goal, margin, onScrollTo])

  useLayoutEffect(() => {
    const isNewGoal = lastGoal.current !== goal
    lastGoal.current = goal
    const anchor = isNewGoal ? null : (pinchAnchor.current ?? place.current)
    pinchAnchor.current = null
    const view = { ...scrollOf(scroller), width, height }
    const scroll = anchor ? scrollFor(layout, anchor) : scrollForGoal(layout, goal, view, place.current?.spot.x ?? 0.5)
    if (scroll) scroller.scrollTo({ left: scroll.x, top: scroll.y, behavior: 'instant' })
    if (isNewGoal || reachedAt.current !== null) reachedAt.current = scroller.scrollTop
    place.current = anchorAt(layout, scrollOf(scroller), { x: width / 2, y: 0 })
    look()
  }, [scroller, width, height, layout, goal, pinchAnchor, look])

  useEffect(() => {
    const onScroll = () => {
      place.current = anchorAt(layout, scrollOf(scroller), { x: width / 2, y: 0 })
      if (reachedAt.current !== null && Math.abs(scroller.scrollTop - reachedAt.current) > 2) reachedAt.current = null
      look()
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => scroller.removeEventListener('scroll', onScroll)
  }, [scroller, width, layout, look])

  return near
}

export function scrollOf(scroller: HTMLElement) {
  return { x: scroller.scrollLeft, y: scroller.scrollTop }
}

/**
 * Null if the match is already visible. Without a spot, the beginning of the page. `x` is the part of the page's width
 * in the middle of the view.
 */
function scrollForGoal(layout: PageLayout, { page, spot, isSought }: Goal, view: Point & PageSize, x: number) {
  const middle = view.width / 2
  if (!spot) return scrollFor(layout, { page, spot: { x, y: 0 }, at: { x: middle, y: 0 } })
  if (!isSought) return scrollFor(layout, { page, spot: { x, y: spot.y }, at: { x: middle, y: view.height / 12 } })
  if (isInView(layout, page, spot, view)) return null
  return scrollFor(layout, { page, spot, at: { x: middle, y: view.height / 3 } })
}
