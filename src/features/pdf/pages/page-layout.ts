import type { Rotation, Spot } from '../pdf-reading.ts'

/** A page of the document, upright, in points (1/72 inch). */
export type PageSize = { width: number; height: number }

/** The place of a page in the column of pages, in CSS pixels. */
export type PageBox = { page: number; left: number; top: number; width: number; height: number }
export type PageLayout = { boxes: readonly PageBox[]; width: number; height: number }

export type Point = { x: number; y: number }
type View = { top: number; height: number }

/**
 * A spot of the document and the point of the view that shows it. They stay together when the zoom changes. A spot
 * outside the page has numbers below 0 or above 1.
 */
export type Anchor = { page: number; spot: Spot; at: Point }

const CSS_PIXELS_PER_POINT = 96 / 72
export const PAGE_GAP = 12
export const SIDE_MARGIN = 8

function turn({ width, height }: PageSize, rotation: Rotation): PageSize {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width }
}

/**
 * CSS pixels per point. 100% is the size on paper, or less if the widest page would not fit at the zoom that the viewer
 * starts with, so that no page is wider than the screen at the start. `width` is the width of the view without its
 * scrollbars.
 */
export function scaleFor(
  sizes: readonly PageSize[],
  view: { zoom: number; startZoom: number; rotation: Rotation; width: number },
): number {
  const widest = Math.max(1, ...sizes.map((size) => turn(size, view.rotation).width))
  const fitting = Math.max(1, view.width - 2 * SIDE_MARGIN) / (widest * (view.startZoom / 100))
  return (view.zoom / 100) * Math.min(CSS_PIXELS_PER_POINT, fitting)
}

/** The column of the given pages in the middle of the view, with gaps between, above and below them. */
export function layOutPages(
  sizes: readonly PageSize[],
  pages: readonly number[],
  { scale, rotation, width: viewWidth }: { scale: number; rotation: Rotation; width: number },
): PageLayout {
  const boxes: PageBox[] = []
  let top = PAGE_GAP
  for (const page of pages) {
    const size = sizes[page - 1]
    if (!size) continue
    const turned = turn(size, rotation)
    // The canvas of a page is cut to whole pixels, too.
    const box = { page, top, width: Math.floor(turned.width * scale), height: Math.floor(turned.height * scale) }
    boxes.push({ ...box, left: 0 })
    top += box.height + PAGE_GAP
  }
  const width = Math.max(viewWidth, ...boxes.map((box) => box.width + 2 * SIDE_MARGIN))
  return { boxes: boxes.map((box) => ({ ...box, left: (width - box.width) / 2 })), width, height: top }
}

/** The anchor at a point of the view, when the view's corner is at `scroll`. */
export function anchorAt({ boxes }: PageLayout, scroll: Point, at: Point): Anchor {
  const x = scroll.x + at.x
  const y = scroll.y + at.y
  const box = boxes.findLast((box) => box.top - PAGE_GAP <= y) ?? boxes[0]
  if (!box) return { page: 1, spot: { x: 0, y: 0 }, at }
  return { page: box.page, spot: { x: (x - box.left) / box.width, y: (y - box.top) / box.height }, at }
}

/** The scroll position that shows an anchor at its point. */
export function scrollFor({ boxes }: PageLayout, { page, spot, at }: Anchor): Point {
  const box = boxes.find((box) => box.page === page) ?? boxes[0]
  if (!box) return { x: 0, y: 0 }
  // A page at its very beginning is shown with the gap above it.
  const top = spot.y > 0 ? box.top + spot.y * box.height : box.top - PAGE_GAP
  return { x: box.left + spot.x * box.width - at.x, y: top - at.y }
}

/** Whether a spot is visible with some margin around it. */
export function isInView({ boxes }: PageLayout, page: number, spot: Spot, view: Point & PageSize): boolean {
  const box = boxes.find((box) => box.page === page)
  if (!box) return false
  const x = box.left + spot.x * box.width - view.x
  const y = box.top + spot.y * box.height - view.y
  const room = Math.min(view.width, view.height) / 12
  return x >= room && x <= view.width - room && y >= room && y <= view.height - room
}

/** The page with the largest visible part; at the very end of the document, the last page. */
export function currentPage({ boxes, height }: PageLayout, view: View): number {
  const bottom = view.top + view.height
  if (view.top > 0 && bottom >= height - 2) return boxes.at(-1)?.page ?? 1
  let [best, most] = [boxes[0]?.page ?? 1, 0]
  for (const box of boxes) {
    const seen = Math.min(box.top + box.height, bottom) - Math.max(box.top, view.top)
    if (seen > most + 1) [best, most] = [box.page, seen]
  }
  return best
}

/** The pages that touch the view or are at most `margin` pixels away from it. */
export function pagesNear({ boxes }: PageLayout, view: View, margin: number): readonly PageBox[] {
  return boxes.filter((box) => box.top + box.height > view.top - margin && box.top < view.top + view.height + margin)
}

/**
 * Device pixels per CSS pixel with which a page is drawn. It is sharp, but its canvas is never larger than `pixelsMax`,
 * because phones refuse such a canvas or run out of memory.
 */
export function densityFor(box: PageSize, screen: { density: number; pixelsMax: number }): number {
  return Math.min(screen.density, DENSITY_MAX, Math.sqrt(screen.pixelsMax / Math.max(1, box.width * box.height)))
}

const DENSITY_MAX = 2

/** `memory` is the device's memory in GB according to the browser; many browsers do not say it. */
export function canvasPixelsFor(memory: number | undefined): number {
  return memory !== undefined && memory <= 2 ? 2 ** 22 : 2 ** 24
}
