import { isUprightLetter, letterIn, roleOf } from './characters.ts'
import { element, escapeText } from './element.ts'
import { type FormulaNode, nodesIn, textIn, UnknownFormula } from './formula-node.ts'
import { ordinary, type Piece, writePrefix } from './pieces.ts'

export function writeSymbol(symbol: string): Piece {
  const role = roleOf(symbol)
  const text = escapeText(symbol)
  switch (role) {
    case 'ordinary':
      return ordinary(element('mi', isUprightLetter(symbol) ? { mathvariant: 'normal' } : {}, text))
    case 'binary':
      return { xml: element('mo', symbol === '/' ? { lspace: '0', rspace: '0' } : {}, text), role, sign: text }
    case 'relation':
      return { xml: element('mo', { stretchy: 'false' }, text), role, limits: 'always' }
    case 'sum':
      return { xml: element('mo', {}, text), role, limits: 'display' }
    case 'integral':
      return { xml: element('mo', {}, text), role }
    case 'punctuation':
      return { xml: element('mo', symbol === '.' ? { lspace: '0', rspace: '0' } : { separator: 'true' }, text), role }
    default:
      // A bracket without its pair, or the bar of "at x = 0", keeps its size.
      return { xml: element('mo', { stretchy: 'false' }, text), role }
  }
}

export function writeText(text: string): Piece[] {
  if (text === '') return []
  if (/^[0-9.,०-९]+$/.test(text)) return [ordinary(element('mn', {}, text))]
  if (/^−[0-9.]+$/.test(text)) {
    return [ordinary(element('mrow', {}, writePrefix('−'), element('mn', {}, text.slice(1))))]
  }
  // Spaces at the ends of a text would be lost, and spaces inside it could break the line.
  const kept = escapeText(text).replaceAll(' ', '\u00a0')
  return [{ xml: element('mtext', {}, kept), role: [...text].length > 1 ? 'word' : 'ordinary' }]
}

/** The letters of a node in a style. Anything else stays as `write` makes it. */
export function restyle(node: FormulaNode, style: string, write: (node: FormulaNode) => Piece[]): Piece[] {
  if (node.func === 'sequence') return nodesIn(node, 'children').flatMap((child) => restyle(child, style, write))
  if (node.func !== 'symbol' || roleOf(textIn(node, 'text')) !== 'ordinary') return write(node)
  const letter = textIn(node, 'text')
  if (style === 'upright') return [ordinary(element('mi', { mathvariant: 'normal' }, escapeText(letter)))]
  const changed = letterIn(style, letter)
  if (!changed) throw new UnknownFormula(`there is no letter "${letter}" in the style "${style}"`)
  return [ordinary(element('mi', {}, changed))]
}
