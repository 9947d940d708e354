import type { Goal, PdfReading } from './pdf-reading.ts'

/** Less than the whole view, so that some lines stay visible. */
const PART_OF_VIEW = 0.9

/** Scrolls the pages by almost the height of the view; in single mode, at the end of a page, to the next one. */
export function scrollView(
  view: HTMLElement,
  direction: 1 | -1,
  { mode, page, pageCount }: PdfReading,
  goTo: (goal: Goal) => void,
): void {
  const before = view.scrollTop
  view.scrollBy({ top: direction * Math.round(PART_OF_VIEW * view.clientHeight), behavior: 'instant' })
  const next = page + direction
  if (mode !== 'single' || view.scrollTop !== before || next < 1 || next > pageCount) return
  goTo(direction === 1 ? { page: next } : { page: next, spot: { x: 0.5, y: 1 } })
}
