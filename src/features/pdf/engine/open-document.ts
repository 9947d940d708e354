import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

/** What is known of a document when it is open. */
export type OpenDocument = { document: PDFDocumentProxy; pages: readonly PDFPageProxy[] }
