import { type Change, classesOf } from './change-tree.ts'
import { type HtmlNode, makeElement } from './html-tree.ts'

/** Puts the formulas where the template has left their places, in the same order. */
export function placeFormulas(formulas: string[][]): Change {
  let next = 0
  return (element) => {
    const [kind] = classesOf(element)
    if (element.tag !== 'span' || (kind !== 'formula' && kind !== 'formula-block')) return [element]
    const parts = formulas[next]
    next += 1
    if (!parts) throw new Error('the page has more places than the note has formulas')
    const markup: HtmlNode[] = parts.map((value) => ({ type: 'raw', value }))
    if (kind === 'formula') return markup
    const number =
      element.children.length > 0 ? [makeElement('span', { class: 'formula-number' }, element.children)] : []
    return [makeElement('span', { class: 'formula-block scroll' }, [...markup, ...number])]
  }
}

/** Text that stays on the line of the formula before it: a comma or full stop, and the marks for a step (join-words.ts). */
const SIGN_AFTER = /^[,.;:)\]?!’”।]*(?:\u00a0\[[\d०-९]+\])?/

/** Signs stay with the formula before them, an opening bracket with the one after it. */
export function keepSigns(nodes: HtmlNode[]): HtmlNode[] {
  const kept: HtmlNode[] = []
  for (const node of nodes) {
    const before = kept.at(-1)
    const sign = node.type === 'text' && isInlineFormula(before) ? SIGN_AFTER.exec(node.value)?.[0] : undefined
    if (node.type === 'text' && before && sign) {
      kept.pop()
      kept.push(makeElement('span', { class: 'unbroken' }, [before, { type: 'text', value: sign }]))
      if (node.value.length > sign.length) kept.push({ type: 'text', value: node.value.slice(sign.length) })
    } else if (isInlineFormula(node) && before?.type === 'text' && /[([‘“]$/.test(before.value)) {
      kept.pop()
      if (before.value.length > 1) kept.push({ type: 'text', value: before.value.slice(0, -1) })
      kept.push(makeElement('span', { class: 'unbroken' }, [{ type: 'text', value: before.value.slice(-1) }, node]))
    } else kept.push(node)
  }
  return kept
}

function isInlineFormula(node: HtmlNode | undefined): boolean {
  return node?.type === 'raw' && node.value.startsWith('<math>')
}
