import { type Change, withClass } from './change-tree.ts'
import { type HtmlElement, type HtmlNode, makeElement, textOf } from './html-tree.ts'

/** A style that has no counterpart on the page. */
export class PaperOnlyStyle extends Error {
  override readonly name = 'PaperOnlyStyle'
}

/** Letters that fit on a line of a narrow phone. */
const UNBROKEN_MAX = 24

/**
 * Makes the compiler's elements what the page needs: no styles in attributes, which the content security policy refuses,
 * a box that scrolls around what may be wide, and headers of tables that say which way they point.
 */
export const tidyElement: Change = (element) => {
  const { tag, attributes, children } = element
  if (attributes.style !== undefined) return tidyStyle(element)
  if (tag === 'table') return [makeElement('div', { class: 'scroll table-box' }, [element])]
  if (tag === 'th') {
    if (textOf(element).trim() !== '') return [{ ...element, attributes: { ...attributes, scope: 'col' } }]
    const formulas = children.flatMap((child) => (child.type === 'raw' ? [child.value] : []))
    if (formulas.length === 0) return [{ ...element, tag: 'td' }]
    // What reads out the headers of a table looks for text, and finds none in MathML.
    const spoken = makeElement('span', { class: 'sr-only' }, [
      { type: 'text', value: formulas.map(nameFormula).join('') },
    ])
    const seen = makeElement('span', { 'aria-hidden': 'true' }, children)
    return [{ ...element, attributes: { ...attributes, scope: 'col' }, children: [spoken, seen] }]
  }
  if (tag === 'pre') return [withClass(element, 'scroll')]
  if (tag === 'code') return [{ ...element, attributes: {} }]
  return [element]
}

function tidyStyle({ tag, attributes, children }: HtmlElement): HtmlNode[] {
  const { style, ...kept } = attributes
  switch (style) {
    // Spaces that the compiler protects, and colours of code.
    case 'white-space: pre-wrap':
      return children
    case 'display: inline-block':
      // A box keeps a number and its unit together. A whole reaction is too wide for a phone.
      return lengthOf(children) > UNBROKEN_MAX || children.length === 0
        ? children
        : [makeElement(tag, { ...kept, class: 'unbroken' }, children)]
    case 'text-decoration: underline':
      return [makeElement('u', kept, children)]
    default:
      if (/^color: #[0-9a-f]+$/.test(style ?? '')) return children
      throw new PaperOnlyStyle(
        `the style "${style}" of "${children.map(textOf).join('')}" has no counterpart on the page`,
      )
  }
}

function lengthOf(nodes: HtmlNode[]): number {
  return nodes.reduce((sum, node) => {
    if (node.type === 'element') return sum + lengthOf(node.children)
    return sum + (node.type === 'raw' ? node.value.replace(/<[^>]*>/g, '') : node.value).length
  }, 0)
}

const RAISED: Record<string, string> = { 2: '²', 3: '³' }

/** A short formula as plain text, such as k². */
function nameFormula(markup: string): string {
  return markup.replace(/<mn>([23])<\/mn><\/msup>/g, (_, digit) => RAISED[digit] ?? digit).replace(/<[^>]*>/g, '')
}
