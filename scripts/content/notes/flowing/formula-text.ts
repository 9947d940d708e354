import { type HtmlNode, readBody, textOf } from './html-tree.ts'

/** A short formula as plain text on one line, such as E = mc² and v = √(T/μ), for places that cannot hold a formula. */
export function formulaText(mathml: string): string {
  return readBody(`<body>${mathml}</body>`).map(write).join('')
}

function write(node: HtmlNode): string {
  if (node.type !== 'element') return textOf(node)
  const [first = '', second = '', third = ''] = node.children.map(write)
  switch (node.tag) {
    case 'msup':
      return first + raise(second)
    case 'msub':
      return first + lower(second)
    case 'msubsup':
      return first + lower(second) + raise(third)
    case 'mfrac':
      return `${bracket(first)}/${bracket(second)}`
    case 'msqrt':
      return `√${bracket(node.children.map(write).join(''))}`
    case 'mspace':
      return ' '
    case 'mo':
      return RELATION.test(first) ? ` ${first} ` : first
    default:
      return node.children.map(write).join('')
  }
}

const RELATION = /^[=<>≤≥≈∝→⟶]$/u
const RAISED = readPairs('0⁰ 1¹ 2² 3³ 4⁴ 5⁵ 6⁶ 7⁷ 8⁸ 9⁹ +⁺ −⁻ nⁿ')
const LOWERED = readPairs('0₀ 1₁ 2₂ 3₃ 4₄ 5₅ 6₆ 7₇ 8₈ 9₉ +₊ −₋ nₙ rᵣ xₓ')

function readPairs(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]))
}

function raise(power: string): string {
  return inSigns(power, RAISED) ?? `^${bracket(power)}`
}

/** If Unicode has no such index, the letters are written beside each other. */
function lower(index: string): string {
  return inSigns(index, LOWERED) ?? index
}

function inSigns(text: string, signs: ReadonlyMap<string, string>): string | null {
  const letters = [...text]
  return letters.every((letter) => signs.has(letter)) ? letters.map((letter) => signs.get(letter)).join('') : null
}

function bracket(text: string): string {
  return [...text].length > 1 && !/^\(.*\)$/.test(text) ? `(${text})` : text
}
