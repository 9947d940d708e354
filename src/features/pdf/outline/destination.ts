import type { PDFDocumentProxy } from 'pdfjs-dist'

/** `top` is in points from the lower edge of the page; null means the page's beginning. */
export type Destination = { page: number; top: number | null }

/** The part of a document that a destination needs. */
type Source = Pick<PDFDocumentProxy, 'getDestination' | 'getPageIndex'> & { loadingTask: { destroyed: boolean } }

/** The place to which a link or an entry of the outline leads, given by name or as a value; null if there is none. */
export async function findDestination(document: Source, destination: unknown): Promise<Destination | null> {
  try {
    const explicit: unknown = typeof destination === 'string' ? await document.getDestination(destination) : destination
    if (!Array.isArray(explicit)) return null
    const [target, fit, , top]: unknown[] = explicit
    const index = isReference(target) ? await document.getPageIndex(target) : target
    if (!Number.isInteger(index)) return null
    return { page: Number(index) + 1, top: isToPlace(fit) && typeof top === 'number' ? top : null }
  } catch (error) {
    // The engine does not answer any more once the student has left the note.
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
