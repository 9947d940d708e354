import { gzipSync } from 'node:zlib'
import { ContentMistakes } from '../mistakes.ts'
import { describeSize } from './typst-cache.ts'

/** Students load notes over slow connections, and keep many of them on a phone. */
const PDF_LIMIT = 250_000

/**
 * The flowing edition with its pictures, gzipped. With the page around it, it has 60 kB, which a slow connection can
 * load at once.
 */
const FLOWING_LIMIT = 54_000

/** @throws ContentMistakes when an edition of a note is too large. */
export function checkNoteSize(pdf: Buffer, html: string, file: string): void {
  const messages = [
    ...describeExcess('as a PDF', pdf.length, PDF_LIMIT, 'make two notes of it, or draw its figures with fewer lines'),
    ...describeExcess('as a page', gzipSync(html).length, FLOWING_LIMIT, 'draw its figures with fewer lines'),
  ]
  if (messages.length > 0) throw new ContentMistakes(messages.map((message) => ({ file, line: 0, message })))
}

function describeExcess(edition: string, size: number, limit: number, advice: string): string[] {
  if (size <= limit) return []
  return [`${edition} it has ${describeSize(size)}, and ${describeSize(limit)} is the most: ${advice}`]
}
