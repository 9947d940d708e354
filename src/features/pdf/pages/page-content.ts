import type { PDFPageProxy } from 'pdfjs-dist'
import { prepareText, type SearchText, type TextPlace } from '../find/find-text.ts'
import type { Spot } from '../pdf-reading.ts'
import type { PageSize } from './page-layout.ts'

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
type TextItem = Extract<TextContent['items'][number], { str: string }>

/** `runs` are the items with text. The text layer makes an element of each, in the same order. */
type PageContent = { content: TextContent; runs: readonly TextItem[]; search: SearchText }

const contents = new WeakMap<PDFPageProxy, Promise<PageContent>>()

/** The text of a page, shared by the text layer and the search. */
export function readContent(page: PDFPageProxy): Promise<PageContent> {
  const known = contents.get(page)
  if (known) return known
  const reading = extract(page)
  contents.set(page, reading)
  reading.catch(() => contents.delete(page))
  return reading
}

async function extract(page: PDFPageProxy): Promise<PageContent> {
  const content = await page.getTextContent({ includeMarkedContent: true })
  const runs = content.items.filter((item): item is TextItem => 'str' in item)
  return { content, runs, search: prepareText(runs.map(({ str, hasEOL }) => ({ text: str, endsLine: hasEOL }))) }
}

/**
 * The approximate position of a place in the text on the page. `rotation` is the page's own and the student's together.
 */
export function spotOf(page: PDFPageProxy, { runs }: PageContent, place: TextPlace, rotation: number): Spot {
  const run = runs[place.run]
  if (!run) return { x: 0, y: 0 }
  const along = (run.width * place.offset) / Math.max(1, run.str.length)
  return toSpot(page, Number(run.transform[4]) + along, Number(run.transform[5]) + run.height / 2, rotation)
}

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
