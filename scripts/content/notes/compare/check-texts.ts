import { join } from 'node:path'
import { ContentMistakes, type Mistake } from '#scripts/content/mistakes.ts'
import { contentFolder } from '#scripts/content/places.ts'
import { runInThreads } from '#scripts/content/threads.ts'
import type { BuiltNote } from '../notes.ts'
import { hashCode, isCached, makeCached } from '../typst-cache.ts'
import { compareTexts, type Difference } from './compare-texts.ts'
import { readPdfText } from './read-pdf-text.ts'

/** The texts to compare, as plain data that can be sent to a thread. `code` is a hash of the comparing code. */
export type Editions = { code: string; pdf: Uint8Array; html: string; lang: 'en' | 'ne' }

const KIND = 'compared-notes'
/** A smaller number is compared faster without threads, because a thread first has to read pdf.js. */
const NOTES_FOR_THREADS = 5

/**
 * Reads both editions of every note and compares them.
 * @throws ContentMistakes when they differ.
 */
export async function checkTexts(notes: BuiltNote[]): Promise<void> {
  const code = hashCode(import.meta.dirname)
  const all = notes.map(({ pdf, flowing: { html }, lang }): Editions => ({ code, pdf, html, lang }))
  const missing = all.filter((editions) => !isCached(KIND, ingredientsOf(editions)))
  if (missing.length >= NOTES_FOR_THREADS) await runInThreads(new URL('./compare-thread.ts', import.meta.url), missing)
  const mistakes: Mistake[] = []
  for (const [index, { source }] of notes.entries()) {
    const editions = all[index]
    if (editions) mistakes.push(...explainDifference(await compareCached(editions), join(contentFolder, source)))
  }
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)
}

export function compareCached(editions: Editions): Promise<Difference | null> {
  const { pdf, html, lang } = editions
  return makeCached(KIND, ingredientsOf(editions), async () => compareTexts(await readPdfText(pdf), html, lang))
}

const ingredientsOf = ({ code, pdf, html }: Editions) => [code, pdf, html]

/** Texts that only one edition of a note has, as mistakes of its file. */
export function explainDifference(difference: Difference | null, file: string): Mistake[] {
  const { missing, extra } = difference ?? {}
  return [
    ...(missing ? [`the page does not say what the PDF says: "${missing}"`] : []),
    ...(extra ? [`the PDF does not say what the page says: "${extra}"`] : []),
  ].map((message) => ({ file, line: 0, message }))
}
