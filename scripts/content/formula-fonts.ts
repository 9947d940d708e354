import { charactersOf, otherThan } from './character-range.ts'
import { cutFont } from './cut-font.ts'

/**
 * The two fonts of KaTeX that almost every formula needs, each in two files: the characters that most formulas have, and
 * all others. A browser loads a file when a page has a character of its range.
 */
const MOST: Record<string, string> = {
  'KaTeX_Main-Regular':
    'U+0020-007E,U+00A0,U+00B0-00B1,U+00B7,U+00D7,U+00F7,U+0394,U+03A9,U+200B,U+2032,U+2192,U+21D2,U+2212,U+2218,U+2223,U+2248,U+2264-2265,U+22C5,U+22EF',
  'KaTeX_Math-Italic': 'U+0041-005A,U+0061-007A,U+03B1-03B2,U+03B8,U+03BB-03BC,U+03C0-03C1,U+03C4,U+03C9',
}

export type FormulaFace = { font: string; file: string; range: string }

export const FORMULA_FACES: readonly FormulaFace[] = Object.entries(MOST).flatMap(([font, range]) => [
  { font, file: `${font}.woff2`, range },
  { font, file: `${font.replace('KaTeX_', 'KaTeX-others-')}.woff2`, range: otherThan(range) },
])

export async function cutFormulaFonts(): Promise<[path: string, font: Buffer][]> {
  return Promise.all(
    FORMULA_FACES.map(
      async ({ font, file, range }): Promise<[string, Buffer]> => [
        `fonts/${file}`,
        await cutFont(`katex/dist/fonts/${font}.woff2`, charactersOf(range)),
      ],
    ),
  )
}
