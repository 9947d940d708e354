import { join } from 'node:path'
import { ContentMistakes, type Mistake } from '../../mistakes.ts'
import { contentFolder } from '../../places.ts'
import type { BuiltNote } from '../notes.ts'
import { hashCode, makeCached } from '../typst-cache.ts'
import { compareTexts } from './compare-texts.ts'
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
    if (!difference) continue
    const { missing, extra } = difference
    const file = join(contentFolder, source)
    if (missing) mistakes.push({ file, line: 0, message: `the page does not say what the PDF says: "${missing}"` })
    if (extra) mistakes.push({ file, line: 0, message: `the PDF does not say what the page says: "${extra}"` })
  }
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)
}
