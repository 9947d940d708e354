/** The width of a letter in the label over an arrow, in em of the arrow: about a third. */
const LABEL_LETTER = 0.36
/** The width of U+23AF, a piece of line that joins an arrow without a gap. */
const EXTENSION = 0.3

/** The number of visible letters of markup. */
export function measureText(markup: string): number {
  return [...markup.replace(/<[^>]*>/g, '').replace(/&\w+;/g, 'x')].length
}

/** Browsers do not lengthen an arrow with the maths fonts that we may ship, so pieces of line are set before its head. */
export function lengthenArrow(symbol: string, labelLetters: number): string {
  if (symbol !== '→') return symbol
  return '⎯'.repeat(Math.max(0, Math.ceil((labelLetters * LABEL_LETTER - 0.6) / EXTENSION))) + symbol
}
