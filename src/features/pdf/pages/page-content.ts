import type { PDFPageProxy } from 'pdfjs-dist'
import { prepareText, type SearchText, type TextPlace } from '../find/find-text.ts'
import type { Spot } from '../pdf-reading.ts'
import { toSpot } from './page-geometry.ts'

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
type TextItem = Extract<TextContent['items'][number], { str: string }>

/** `runs` are the items with text. The text layer makes an element of each, in the same order. */
export type PageContent = { content: TextContent; runs: readonly TextItem[]; search: SearchText }

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
