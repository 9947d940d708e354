import type { Diagnostic } from './diagnostic.ts'

/** The functions that a note calls with a # (content/notes/_template.typ). */
export const BOXES = [
  ...['in-exam', 'key-formulas', 'definition', 'law', 'theorem', 'remember', 'caution', 'derivation', 'example'],
  ...['question', 'questions-part', 'choice', 'earns', 'fig', 'beside', 'note-table', 'eqn', 'unit', 'chem'],
]
/** The functions of a canvas, unless Typst has one with the same name (content/notes/_drawing.typ). */
const SHAPES = [
  ...['dashed', 'arrow', 'double-arrow', 'dimension', 'vector', 'arc', 'sector', 'ring', 'smooth', 'point', 'label'],
  ...['angle-mark', 'right-angle', 'axes', 'plot', 'spring', 'coil', 'resistor', 'battery', 'capacitor', 'meter'],
  ...['lamp', 'switch', 'hatch', 'ground', 'pulley', 'lens'],
]
const COLOURS = 'ink, grey, pale, blue, red, green, amber, violet, white'

/** The probable meaning of a name that Typst does not know; null for another message. */
export function explainUnknown({ message, range }: Diagnostic, lines: readonly string[]): string | null {
  const name = /^unknown variable: ([\p{L}\p{N}_-]+)/u.exec(message)?.[1]
  if (name === undefined) return null
  const { line = 0, character = 0 } = range?.start ?? {}
  const before = lines[line]?.slice(0, character) ?? ''
  const behind = lines[line]?.slice(character + name.length) ?? ''
  // The compiler gives advice only about letters in formulas.
  if (message.includes('hints: if you meant')) return explainLetters(name)
  if (before.endsWith('#')) return explainCall(name)
  if (/(?:stroke|fill):[^,]*$/.test(before)) return `there is no colour "${name}"; there are: ${COLOURS}`
  if (behind.startsWith('(') && SHAPES.includes(name))
    return `"${name}" is part of a drawing: below draw.canvas({ the line import draw: * is missing`
  if (behind.startsWith('(')) return `there is nothing of the name "${name}"; figures to copy are in docs/figures.md`
  return `put "${name}" in quotes; a text of a drawing stands in brackets, [${name}], and a letter of a formula between dollars`
}

function explainLetters(name: string): string {
  const derivative = /^d(\p{L})$/u.exec(name)?.[1]
  return derivative
    ? `"${name}" is read as one name: a derivative is written (dif y)/(dif ${derivative})`
    : `"${name}" is read as one name: put a space between letters that are multiplied, or put words in quotes`
}

function explainCall(name: string): string {
  const [nearest] = BOXES.map((box) => ({ box, steps: countSteps(name, box) })).sort((a, b) => a.steps - b.steps)
  return nearest && nearest.steps <= 3 && nearest.steps < name.length / 2
    ? `there is no #${name}: do you mean #${nearest.box}?`
    : `there is no #${name}: a # that should be seen is written \\#`
}

/** The number of letters to change, add or leave out to turn one word into the other. */
function countSteps(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [at, other] of [...to].entries())
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}
