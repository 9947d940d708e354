import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { clampZoom } from '../pdf-reading.ts'
import { type Anchor, anchorAt, type PageLayout, type Point } from './page-layout.ts'
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

/** Two fingers on the view: their distance, and the point between them. */
type Grip = { distance: number; middle: Point }

export function gripOf(one: Point, other: Point): Grip {
  return {
    distance: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  }
}

/** The zoom after a pinch, in percent and within the bounds. */
export function zoomFor(start: Grip, now: Grip, zoom: number): number {
  return clampZoom(zoom * (now.distance / Math.max(1, start.distance)))
}

/** The zoom after the wheel was turned with Ctrl. A touchpad reports a pinch in the same way. */
export function zoomForWheel(zoom: number, deltaY: number): number {
  // A notch of a mouse wheel is 100 or more; a touchpad sends many small ones.
  const turn = Math.max(-WHEEL_MAX, Math.min(WHEEL_MAX, deltaY))
  return clampZoom(zoom * Math.exp(-turn / WHEEL_PIXELS))
}

/** A double tap doubles the zoom that the viewer starts with, and another one returns to it. */
export function doubleTapZoom(zoom: number, startZoom: number): number {
  return clampZoom(zoom < 1.5 * startZoom ? 2 * startZoom : startZoom)
}

const WHEEL_MAX = 60
const WHEEL_PIXELS = 300
