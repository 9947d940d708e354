import type { PDFDocumentProxy } from 'pdfjs-dist'

/** `top` is in points from the lower edge of the page; null means the page's beginning. */
export type Destination = { page: number; top: number | null }

/** As much of a document as a destination needs. */
type Source = Pick<PDFDocumentProxy, 'getDestination' | 'getPageIndex'> & { loadingTask: { destroyed: boolean } }

/** Where a link or an entry of the outline leads, by a name or by what the name stands for; null if nowhere. */
export async function findDestination(document: Source, destination: unknown): Promise<Destination | null> {
  try {
    const explicit: unknown = typeof destination === 'string' ? await document.getDestination(destination) : destination
    if (!Array.isArray(explicit)) return null
    const [target, fit, , top]: unknown[] = explicit
    const index = isReference(target) ? await document.getPageIndex(target) : target
    if (!Number.isInteger(index)) return null
    return { page: Number(index) + 1, top: isToPlace(fit) && typeof top === 'number' ? top : null }
  } catch (error) {
    // The engine answers nothing more once the student has left the note.
    if (!document.loadingTask.destroyed) console.error('A link leads nowhere', error)
    return null
  }
}

type Reference = Parameters<PDFDocumentProxy['getPageIndex']>[0]

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && 'num' in value && 'gen' in value
}

/** Only this kind of destination names a place on its page. */
function isToPlace(fit: unknown): boolean {
  return typeof fit === 'object' && fit !== null && 'name' in fit && fit.name === 'XYZ'
}
