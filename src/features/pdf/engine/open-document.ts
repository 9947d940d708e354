import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

/** The data of an open document. */
export type OpenDocument = { document: PDFDocumentProxy; pages: readonly PDFPageProxy[] }
