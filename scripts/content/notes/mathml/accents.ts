import { element } from './element.ts'
import { UnknownFormula } from './formula-node.ts'

/** Combining accents, as Typst names them, with the signs that are set over a letter. */
const OVER_LETTER: Record<string, string> = {
  '\u20d7': '→',
  '\u0302': '^',
  '\u0304': '¯',
  '\u0307': '˙',
  '\u0308': '¨',
  '\u0303': '~',
}

/** @throws UnknownFormula for an unknown accent. */
export function writeAccent(accent: string, base: string): string {
  const sign = OVER_LETTER[accent]
  if (!sign) throw new UnknownFormula(`the accent "${accent}" has no MathML yet`)
  const isLetter = /^<mi[^>]*>[^<]<\/mi>$/u.test(base)
  // Over one letter the plain sign is centred, and the style sheet makes it small. Fonts can only lengthen the
  // combining one.
  const over = isLetter ? element('mo', { stretchy: 'false' }, sign) : element('mo', { stretchy: 'true' }, accent)
  return element('mover', { accent: 'true' }, base, over)
}
