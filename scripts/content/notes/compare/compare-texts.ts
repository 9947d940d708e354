import { toLatinDigits } from '#domain/numbers.ts'
import { readPageText } from './read-page-text.ts'

/**
 * Words that are only on the cover of the PDF: the name of the site and, if there are several sections, the title of
 * their list.
 */
const COVER = ['Adhyayan', 'अध्ययन']
const CONTENTS = { en: 'Contents', ne: 'विषयसूची' }
/** The line at the foot of every page of the PDF is not part of its tags. On the page it is once at the end. */
const FOOTER = /<footer>[\s\S]*<\/footer>/

/** Texts that only the PDF has, and texts that only the page has. */
export type Difference = { missing: string; extra: string }

/**
 * Compares the two editions by their letters, digits and signs. These are counted, because the order may differ: a
 * figure beside a text comes before it on the page. Null if both are the same.
 */
export function compareTexts(pdfText: string, html: string, lang: 'en' | 'ne'): Difference | null {
  const pageText = readPageText(html.replace(FOOTER, ''))
  const paper = countCharacters(pdfText)
  const contents = pdfText.replace(/\s/g, '').includes(CONTENTS[lang]) ? [CONTENTS[lang]] : []
  for (const word of [...COVER, ...contents]) subtract(paper, countCharacters(word))
  const page = countCharacters(pageText)
  const missing = [listSurplus(paper, page), ...listMissingNepali(pdfText, pageText, lang)].filter(
    (text) => text !== '',
  )
  const extra = listSurplus(page, paper)
  return missing.length === 0 && extra === '' ? null : { missing: missing.join(' '), extra }
}

/**
 * Words of the PDF in Devanagari that the page does not have. They are not counted, because PDFs repeat some clusters of
 * several glyphs.
 */
function listMissingNepali(pdfText: string, pageText: string, lang: 'en' | 'ne'): string[] {
  const page = normalize(pageText).replace(/\s/g, '')
  const words = normalize(pdfText).match(/[\u0900-\u097f]+/g) ?? []
  const cover = [...COVER, CONTENTS[lang]].map(normalize)
  const writeOnce = (text: string) => text.replace(/(.{1,8}?)\1+/g, '$1')
  const pageOnce = writeOnce(page)
  return [...new Set(words)].filter((word) => {
    return !cover.includes(word) && !page.includes(word) && !pageOnce.includes(writeOnce(word))
  })
}

function countCharacters(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const character of normalize(text)) {
    // Hyphens divide words on paper, bullets are drawn by the browser, and spaces depend on the line.
    if (!/[\p{L}\p{N}=+<>≤≥≈×÷√∑∫∞→⇌]/u.test(character) || /[\u0900-\u097f]/.test(character)) continue
    counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  return counts
}

/** Letters of formulas, ligatures and letters with accents as plain ones, and digits of both scripts as the same. */
function normalize(text: string): string {
  return toLatinDigits(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u20d7]/g, '')
    .replace(/ı/g, 'i')
    .replace(/ȷ/g, 'j')
}

function subtract(counts: Map<string, number>, others: Map<string, number>): void {
  for (const [character, count] of others) counts.set(character, (counts.get(character) ?? 0) - count)
}

function listSurplus(counts: Map<string, number>, others: Map<string, number>): string {
  return [...counts]
    .map(([character, count]) => character.repeat(Math.max(0, count - (others.get(character) ?? 0))))
    .sort()
    .join('')
}
