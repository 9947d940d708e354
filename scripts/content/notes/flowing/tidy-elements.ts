import { type Change, withClass } from './change-tree.ts'
import { type HtmlElement, type HtmlNode, makeElement, textOf } from './html-tree.ts'

/** A style that has no counterpart on the page. */
export class PaperOnlyStyle extends Error {
  override readonly name = 'PaperOnlyStyle'
}

/** The number of letters that fit on a line of a narrow phone. */
const UNBROKEN_MAX = 24

/**
 * Adapts the compiler's elements to the page: no style attributes, which the content security policy refuses, a
 * scrolling box around wide content, and headers of tables with their direction.
 */
export const tidyElement: Change = (element) => {
  const { tag, attributes, children } = element
  if (attributes.style !== undefined) return tidyStyle(element)
  if (tag === 'table') return [makeElement('div', { class: 'scroll table-box' }, [element])]
  if (tag === 'th') {
    if (textOf(element).trim() !== '') return [{ ...element, attributes: { ...attributes, scope: 'col' } }]
    const formulas = children.flatMap((child) => (child.type === 'raw' ? [child.value] : []))
    if (formulas.length === 0) return [{ ...element, tag: 'td' }]
    // Screen readers that read out the headers of a table look for text, and find none in MathML.
    const spoken = makeElement('span', { class: 'sr-only' }, [
      { type: 'text', value: formulas.map(nameFormula).join('') },
    ])
    const seen = makeElement('span', { 'aria-hidden': 'true' }, children)
    return [{ ...element, attributes: { ...attributes, scope: 'col' }, children: [spoken, seen] }]
  }
  if (tag === 'pre') return [withClass(element, 'scroll')]
  if (tag === 'code') return [{ ...element, attributes: {}, children: joinColours(children) }]
  return [element]
}

function tidyStyle({ tag, attributes, children }: HtmlElement): HtmlNode[] {
  const { style, ...kept } = attributes
  switch (style) {
    // Spaces that the compiler protects.
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
      if (/^color: #[0-9a-f]+$/.test(style ?? '')) return colourCode(style ?? '', children)
      throw new PaperOnlyStyle(
        `the style "${style}" of "${children.map(textOf).join('')}" has no counterpart on the page`,
      )
  }
}

/** The colours of code that are kept. The compiler's others are left out, because each costs bytes. */
const CODE_CLASSES: Record<string, string> = {
  'color: #d73948': 'keyword',
  'color: #198810': 'string',
  'color: #74747c': 'comment',
}

function colourCode(style: string, children: HtmlNode[]): HtmlNode[] {
  const name = CODE_CLASSES[style]
  return name === undefined ? children : [makeElement('span', { class: name }, children)]
}

/** The compiler colours a text and its quotation marks separately. One element is enough. */
function joinColours(nodes: HtmlNode[]): HtmlNode[] {
  const joined: HtmlNode[] = []
  for (const node of nodes) {
    const before = joined.at(-1)
    if (isColoured(before) && isColoured(node) && before.attributes.class === node.attributes.class) {
      joined[joined.length - 1] = { ...before, children: [...before.children, ...node.children] }
    } else joined.push(node)
  }
  return joined
}

function isColoured(node: HtmlNode | undefined): node is HtmlElement {
  return node?.type === 'element' && Object.values(CODE_CLASSES).includes(node.attributes.class ?? '')
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
