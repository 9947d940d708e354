import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type Destination, findDestination } from './destination.ts'

/** A heading of the document. One without a target only groups its subheadings. */
export type OutlineEntry = { id: string; title: string; target: Destination | null; entries: readonly OutlineEntry[] }

type Source = { title: string; dest: unknown; items: readonly Source[] }

/** The document's own outline; empty if it has none. */
export async function readOutline(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  // The engine returns null for a document without an outline, although its types exclude that.
  const sources: readonly Source[] | null = await document.getOutline()
  return readEntries(document, sources ?? [], '')
}

function readEntries(document: PDFDocumentProxy, sources: readonly Source[], parent: string): Promise<OutlineEntry[]> {
  return Promise.all(
    sources.map(async ({ title, dest, items }, index) => {
      const id = `${parent}${index + 1}.`
      const [target, entries] = await Promise.all([findDestination(document, dest), readEntries(document, items, id)])
      return { id, title: title.trim() || 'Untitled', target, entries }
    }),
  )
}
