import { cutFont } from '#scripts/content/cut-font.ts'

/**
 * STIX Two Math, under the SIL Open Font License. It has the tables from which browsers build roots and tall brackets.
 */
const FONT = '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2'
/** Signs that browsers draw for elements and no text contains: the sign and the line of a root. */
const DRAWN = '√‾'

/** The maths font with only the glyphs of these pages. */
export function cutMathsFont(pages: string[]): Promise<Buffer> {
  return cutFont(FONT, listCharacters(pages))
}

/**
 * Every character in the formulas of these pages. Variables are in the slanted form with which browsers replace them.
 */
export function listCharacters(pages: string[]): string {
  const found = new Set(DRAWN)
  for (const page of pages) {
    for (const [formula] of page.matchAll(/<math[ >][\s\S]*?<\/math>/g)) {
      const drawn = formula.replace(VARIABLE, (_, letter) => slanted(letter))
      for (const character of decode(drawn.replace(/<[^>]*>/g, ''))) found.add(character)
    }
  }
  return [...found].sort().join('')
}

/** An element of one letter that is not declared upright. */
const VARIABLE = /<mi>(.)<\/mi>/gu

/** https://www.w3.org/TR/mathml-core/#italic-mappings */
function slanted(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (character === 'h') return 'ℎ'
  if (/[A-Z]/.test(character)) return String.fromCodePoint(0x1d434 + code - 0x41)
  if (/[a-z]/.test(character)) return String.fromCodePoint(0x1d44e + code - 0x61)
  if (/[α-ω]/.test(character)) return String.fromCodePoint(0x1d6fc + code - 0x3b1)
  const special: Record<string, string> = { ı: '𝚤', ȷ: '𝚥', ϕ: '𝜙', ϵ: '𝜖', ϑ: '𝜗', '∂': '𝜕' }
  return special[character] ?? character
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
