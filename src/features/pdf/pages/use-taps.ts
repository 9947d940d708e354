import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Anchor, anchorAt, type PageLayout, type Point } from './page-layout.ts'
import { scrollOf } from './use-pages-in-view.ts'
import { doubleTapZoom, pointIn } from './use-pinch.ts'

type Options = {
  scroller: HTMLElement
  layout: PageLayout
  zoom: number
  startZoom: number
  pinchAnchor: RefObject<Anchor | null>
  onZoom: (zoom: number) => void
  /** Called for a tap or a click outside of links and without a selection of text. */
  onTap: () => void
}

const DOUBLE_TAP_MS = 250
const DOUBLE_TAP_PX = 40
/** A click this soon after a touch belongs to the touch. Not every browser says what caused a click. */
const TOUCH_MS = 700

/**
 * A double tap zooms around its point, in and out again. A single tap is reported once the time for a second one has
 * passed.
 */
export function useTaps({ scroller, onTap, ...view }: Options): void {
  const latest = useRef({ onTap, ...view })
  latest.current = { onTap, ...view }
  useEffect(() => {
    let touchedAt = Number.NEGATIVE_INFINITY
    let first: { at: Point; timer: ReturnType<typeof setTimeout> } | null = null

    const zoomAround = (at: Point) => {
      const { layout, zoom, startZoom, pinchAnchor, onZoom } = latest.current
      pinchAnchor.current = anchorAt(layout, scrollOf(scroller), at)
      flushSync(() => onZoom(doubleTapZoom(zoom, startZoom)))
    }
    const onClick = (event: MouseEvent) => {
      if (isForOthers(event)) return
      const at = pointIn(scroller, event)
      const isTouch = event.timeStamp - touchedAt < TOUCH_MS
      const isSecond = first && Math.hypot(at.x - first.at.x, at.y - first.at.y) < DOUBLE_TAP_PX
      clearTimeout(first?.timer)
      first = null
      if (!isTouch) return latest.current.onTap()
      if (isSecond) return zoomAround(at)
      const timer = setTimeout(() => {
        first = null
        latest.current.onTap()
      }, DOUBLE_TAP_MS)
      first = { at, timer }
    }
    const onTouchEnd = ({ timeStamp }: TouchEvent) => {
      touchedAt = timeStamp
    }
    scroller.addEventListener('click', onClick)
    scroller.addEventListener('touchend', onTouchEnd, { passive: true })
    return () => {
      clearTimeout(first?.timer)
      scroller.removeEventListener('click', onClick)
      scroller.removeEventListener('touchend', onTouchEnd)
    }
  }, [scroller])
}

function isForOthers({ target }: MouseEvent): boolean {
  return (target instanceof Element && target.closest('a, button') !== null) || getSelection()?.type === 'Range'
}
