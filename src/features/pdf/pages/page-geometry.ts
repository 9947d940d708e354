import type { PDFPageProxy } from 'pdfjs-dist'
import type { Spot } from '../pdf-reading.ts'
import type { PageSize } from './page-layout.ts'

/** In points, upright. */
export function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: 1 })
  return { width, height }
}

/** The position of a PDF point (in points, from the lower left corner) on the page at this rotation. */
export function toSpot(page: PDFPageProxy, x: number, y: number, rotation: number): Spot {
  const viewport = page.getViewport({ scale: 1, rotation: rotation % 360 })
  const [left, top] = viewport.convertToViewportPoint(x, y)
  return { x: Number(left) / viewport.width, y: Number(top) / viewport.height }
}

/** In percent of the page, for a style. */
export type Place = Record<'left' | 'top' | 'width' | 'height', string>

export function toPlace(one: Spot, other: Spot): Place {
  return {
    left: percent(Math.min(one.x, other.x)),
    top: percent(Math.min(one.y, other.y)),
    width: percent(Math.abs(one.x - other.x)),
    height: percent(Math.abs(one.y - other.y)),
  }
}

function percent(part: number): string {
  return `${(100 * part).toFixed(3)}%`
}
