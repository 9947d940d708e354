import { clampZoom } from '../pdf-reading.ts'
import type { Point } from './page-layout.ts'

/** Two fingers on the view: their distance, and the point between them. */
export type Grip = { distance: number; middle: Point }

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
