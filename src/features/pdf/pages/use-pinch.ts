import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { type Anchor, anchorAt, type PageLayout, type Point } from './page-layout.ts'
import { type Grip, gripOf, zoomFor, zoomForWheel } from './pinch.ts'
import { scrollOf } from './use-pages-in-view.ts'

type Options = {
  scroller: HTMLElement
  /** The column of pages. It is stretched while the fingers move, and drawn again when they lift. */
  column: RefObject<HTMLElement | null>
  layout: PageLayout
  zoom: number
  pinchAnchor: RefObject<Anchor | null>
  onZoom: (zoom: number) => void
}

/** The pause after the last turn of the wheel, before the pages are drawn at the new size. */
const WHEEL_SETTLES_MS = 150

/** Zooms around the point between two fingers, or around the pointer when the wheel is turned with Ctrl. */
export function usePinch({ scroller, column, layout, zoom, pinchAnchor, onZoom }: Options): void {
  useEffect(() => {
    let start: { grip: Grip; anchor: Anchor; origin: Point } | null = null
    let wanted = zoom
    let middle: Point = { x: 0, y: 0 }
    let timer: ReturnType<typeof setTimeout> | undefined

    const begin = (grip: Grip) => {
      const scroll = scrollOf(scroller)
      start = {
        grip,
        anchor: anchorAt(layout, scroll, grip.middle),
        origin: { x: scroll.x + grip.middle.x, y: scroll.y + grip.middle.y },
      }
      wanted = zoom
    }
    const stretch = (to: number, at: Point) => {
      if (!start || !column.current) return
      wanted = to
      middle = at
      const { origin, grip } = start
      column.current.style.transformOrigin = `${origin.x}px ${origin.y}px`
      column.current.style.transform = `translate(${at.x - grip.middle.x}px, ${at.y - grip.middle.y}px) scale(${to / zoom})`
    }
    const end = () => {
      clearTimeout(timer)
      if (!start) return
      const { anchor, grip } = start
      start = null
      if (column.current) column.current.style.transform = ''
      if (Math.round(wanted) === zoom) {
        scroller.scrollBy({ left: grip.middle.x - middle.x, top: grip.middle.y - middle.y, behavior: 'instant' })
        return
      }
      pinchAnchor.current = { ...anchor, at: middle }
      // In the same frame, so that nothing jumps back in between.
      flushSync(() => onZoom(wanted))
    }

    const onTouch = (event: TouchEvent) => {
      const grip = findGrip(event, scroller)
      if (!grip) return end()
      // Otherwise the browser would zoom the whole page.
      event.preventDefault()
      if (!start) begin(grip)
      stretch(zoomFor(start?.grip ?? grip, grip, zoom), grip.middle)
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const at = pointIn(scroller, event)
      if (!start) begin({ distance: 1, middle: at })
      stretch(zoomForWheel(wanted, event.deltaY), start?.grip.middle ?? at)
      clearTimeout(timer)
      timer = setTimeout(end, WHEEL_SETTLES_MS)
    }

    const active = { passive: false }
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
    for (const type of touches) scroller.addEventListener(type, onTouch, active)
    scroller.addEventListener('wheel', onWheel, active)
    const stretched = column.current
    return () => {
      clearTimeout(timer)
      if (start && stretched) stretched.style.transform = ''
      for (const type of touches) scroller.removeEventListener(type, onTouch)
      scroller.removeEventListener('wheel', onWheel)
    }
  }, [scroller, column, layout, zoom, pinchAnchor, onZoom])
}

function findGrip({ touches: [one, other] }: TouchEvent, scroller: HTMLElement): Grip | null {
  return one && other ? gripOf(pointIn(scroller, one), pointIn(scroller, other)) : null
}

/** The position of an event or a finger in the view. */
export function pointIn(scroller: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = scroller.getBoundingClientRect()
  return { x: clientX - box.left - scroller.clientLeft, y: clientY - box.top - scroller.clientTop }
}
