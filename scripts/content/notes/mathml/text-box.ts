import { roleOf } from './characters.ts'
import { element, escapeText, gap } from './element.ts'
import { type FormulaNode, nodeIn, nodesIn, textIn, UnknownFormula } from './formula-node.ts'

type WriteInner = (formula: FormulaNode) => string

/**
 * Words or a chemical formula inside a formula: `box` and the text over an arrow. Their settings (`styled`) are sizes
 * on paper, so only their content is used. `writeInner` writes a formula inside the words.
 */
export function writeBox(body: FormulaNode, writeInner: WriteInner): string {
  const parts = writeParts(body, writeInner)
  return parts.length === 1 ? parts.join('') : element('mrow', {}, ...parts)
}

function writeParts(node: FormulaNode, writeInner: WriteInner): string[] {
  if (node.func !== 'sequence') return writePart(node, writeInner)
  const parts: string[] = []
  for (const child of nodesIn(node, 'children')) {
    if (child.func === 'sub' || child.func === 'super') {
      // In text a subscript follows its base; in MathML it contains the base.
      const base = parts.pop() ?? '<mrow></mrow>'
      parts.push(element(child.func === 'sub' ? 'msub' : 'msup', {}, base, writeBox(nodeIn(child, 'body'), writeInner)))
    } else parts.push(...writeParts(child, writeInner))
  }
  return parts
}

function writePart(node: FormulaNode, writeInner: WriteInner): string[] {
  switch (node.func) {
    case 'styled':
      return writeParts(nodeIn(node, 'child'), writeInner)
    case 'box':
      return writeParts(nodeIn(node, 'body'), writeInner)
    case 'equation':
      return [writeInner(nodeIn(node, 'body'))]
    case 'sub':
    case 'super':
      return writeParts({ func: 'sequence', children: [node] }, writeInner)
    case 'space':
      return [gap('0.25em')]
    case 'symbol': {
      const text = escapeText(textIn(node, 'text'))
      return [roleOf(textIn(node, 'text')) === 'ordinary' ? element('mtext', {}, text) : element('mo', {}, text)]
    }
    case 'text':
      return textIn(node, 'text') === '' ? [] : [writeWords(textIn(node, 'text'))]
    default:
      throw new UnknownFormula(`"${node.func}" has no MathML inside a box: write it in another way`)
  }
}

function writeWords(text: string): string {
  if (/^[0-9.]+$/.test(text)) return element('mn', {}, text)
  return element('mtext', {}, escapeText(text).replaceAll(' ', '\u00a0'))
}
