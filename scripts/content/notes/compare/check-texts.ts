import { join } from 'node:path'
import { ContentMistakes, type Mistake } from '../../mistakes.ts'
import { contentFolder } from '../../places.ts'
import type { BuiltNote } from '../notes.ts'
import { hashCode, makeCached } from '../typst-cache.ts'
import { compareTexts, type Difference } from './compare-texts.ts'
import { readPdfText } from './read-pdf-text.ts'

/**
 * Reads both editions of every note and compares them.
 * @throws ContentMistakes when one says what the other does not.
 */
export async function checkTexts(notes: BuiltNote[]): Promise<void> {
  const mistakes: Mistake[] = []
  const code = hashCode(import.meta.dirname)
  for (const { pdf, flowing, lang, source } of notes) {
    const difference = await makeCached('compared-notes', [code, pdf, flowing.html], async () =>
      compareTexts(await readPdfText(pdf), flowing.html, lang),
    )
    mistakes.push(...explainDifference(difference, join(contentFolder, source)))
  }
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)
}

/** What one edition of a note says and the other does not, as mistakes of its file. */
export function explainDifference(difference: Difference | null, file: string): Mistake[] {
  const { missing, extra } = difference ?? {}
  return [
    ...(missing ? [`the page does not say what the PDF says: "${missing}"`] : []),
    ...(extra ? [`the PDF does not say what the page says: "${extra}"`] : []),
  ].map((message) => ({ file, line: 0, message }))
}
