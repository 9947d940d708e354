import type { Rotation } from './pdf-reading.ts'

/** A page as the document has it, upright, in points (1/72 inch). */
export type PageSize = { width: number; height: number }

/** Where a page lies in the column of pages, in CSS pixels. */
export type PageBox = { page: number; top: number; width: number; height: number }
export type PageLayout = { boxes: readonly PageBox[]; height: number }

/** A spot of the document that outlives a change of zoom: so much of the page's height below its top edge. */
export type Place = { page: number; fraction: number }

const CSS_PIXELS_PER_POINT = 96 / 72
export const PAGE_GAP = 12

function turn({ width, height }: PageSize, rotation: Rotation): PageSize {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width }
}

/**
 * CSS pixels per point. 100% is the size on paper, or less where the widest page would not fit at the zoom that the
 * viewer starts with: so at the start no page is wider than the screen.
 */
export function scaleFor(
  sizes: readonly PageSize[],
  view: { zoom: number; startZoom: number; rotation: Rotation; width: number },
): number {
  const widest = Math.max(1, ...sizes.map((size) => turn(size, view.rotation).width))
  const fitting = view.width / (widest * (view.startZoom / 100))
  return (view.zoom / 100) * Math.min(CSS_PIXELS_PER_POINT, fitting)
}

/** The column of the given pages, one below the other with a gap between, above and below. */
export function layOutPages(
  sizes: readonly PageSize[],
  pages: readonly number[],
  scale: number,
  rotation: Rotation,
): PageLayout {
  const boxes: PageBox[] = []
  let top = PAGE_GAP
  for (const page of pages) {
    const size = sizes[page - 1]
    if (!size) continue
    const turned = turn(size, rotation)
    // The canvas of a page is cut to whole pixels, too.
    const box = { page, top, width: Math.floor(turned.width * scale), height: Math.floor(turned.height * scale) }
    boxes.push(box)
    top += box.height + PAGE_GAP
  }
  return { boxes, height: top }
}

export function placeAt({ boxes }: PageLayout, top: number): Place {
  const box = boxes.findLast((box) => box.top - PAGE_GAP <= top) ?? boxes[0]
  return box ? { page: box.page, fraction: (top - box.top) / box.height } : { page: 1, fraction: 0 }
}

/** A page at its very beginning is shown with the gap above it. */
export function topOf({ boxes }: PageLayout, place: Place): number {
  const box = boxes.find((box) => box.page === place.page) ?? boxes[0]
  if (!box) return 0
  return place.fraction > 0 ? box.top + place.fraction * box.height : box.top - PAGE_GAP
}

/** The page of which most is to be seen; at the very end, the last. */
export function currentPage({ boxes, height }: PageLayout, view: { top: number; height: number }): number {
  const bottom = view.top + view.height
  if (view.top > 0 && bottom >= height - 2) return boxes.at(-1)?.page ?? 1
  let [best, most] = [boxes[0]?.page ?? 1, 0]
  for (const box of boxes) {
    const seen = Math.min(box.top + box.height, bottom) - Math.max(box.top, view.top)
    if (seen > most + 1) [best, most] = [box.page, seen]
  }
  return best
}

/** The pages that touch the view or lie at most `margin` pixels from it. */
export function pagesNear(
  { boxes }: PageLayout,
  view: { top: number; height: number },
  margin: number,
): readonly PageBox[] {
  return boxes.filter((box) => box.top + box.height > view.top - margin && box.top < view.top + view.height + margin)
}
