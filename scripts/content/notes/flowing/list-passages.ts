import type { Passage, PassageKind } from '#domain/catalogue/passage.ts'
import { classesOf } from './change-tree.ts'
import { formulaText } from './formula-text.ts'
import { findElement, type HtmlElement, type HtmlNode } from './html-tree.ts'

/** The kinds of passages that the boxes of a note are. Examples and questions have no name that students search for. */
const BOXES: Record<string, PassageKind> = {
  definition: 'definition',
  law: 'law',
  theorem: 'theorem',
  derivation: 'derivation',
  'key-formulas': 'formula',
  remember: 'facts',
}
const LABEL_MAX = 60
const LABELS_MAX = 16

/** The passages of a page in their order. Every place that can be linked to already has its id (name-places.ts). */
export function listPassages(nodes: HtmlNode[]): Passage[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return []
    const passage = readPassage(node)
    return passage ? [passage, ...listPassages(node.children)] : listPassages(node.children)
  })
}

function readPassage(element: HtmlElement): Passage | null {
  const { tag, attributes } = element
  const { id } = attributes
  if (!id) return null
  const level = readLevel(tag)
  if (level) return { kind: 'section', id, title: titleOf(element, 'heading-number'), level }
  const [isBox, box = ''] = classesOf(element)
  if (tag === 'figure' && isBox === 'with-table') {
    const caption = findElement(element, (inner) => inner.tag === 'figcaption')
    const title = caption ? titleOf(caption, 'figure-number').replace(/\.$/, '') : ''
    return title === '' ? null : { kind: 'table', id, title }
  }
  const kind = isBox === 'box' ? BOXES[box] : undefined
  if (!kind) return null
  if (kind === 'formula' || kind === 'facts') return readList(element, kind, id)
  const name = findElement(element, (inner) => classesOf(inner).includes('box-name'))
  return name ? { kind, id, title: titleOf(name) } : null
}

/** "Key formulas" without any formula are key facts. */
function readList(element: HtmlElement, kind: 'formula' | 'facts', id: string): Passage | null {
  const [heading, ...body] = element.children
  if (!heading) return null
  const label = titleOf(findElement(heading, ({ tag }) => tag === 'strong') ?? heading)
  const own = findElement(heading, (inner) => classesOf(inner).includes('box-name'))
  const name = own ? titleOf(own) : ''
  const title = /^\p{Ll}/u.test(name) ? `${label} ${name}` : name || label
  return { kind: body.some(hasFormula) ? kind : 'facts', id, title, labels: listLabels(body) }
}

/** The part of each entry before the colon or the equation, such as "Pendulum"; otherwise its words. */
function listLabels(nodes: HtmlNode[]): string[] {
  const labels = listEntries(nodes)
    .map((entry) => plain(entry.map(wordsOf).join('')).split(/:|\uE000/)[0] ?? '')
    .map((label) => label.replace(/^[\s\p{P}]+|[\s,;.]+$/gu, ''))
    .filter((label) => /\p{L}{3}/u.test(label) && !/^[^(]*\)/.test(label) && label.length <= LABEL_MAX)
  return [...new Set(labels)].slice(0, LABELS_MAX)
}

/** The innermost blocks: the entries of the box. */
function listEntries(nodes: HtmlNode[]): HtmlNode[][] {
  const blocks = nodes.filter((node) => node.type === 'element' && BLOCKS.has(node.tag))
  if (blocks.length === 0) return [nodes]
  return blocks.flatMap((block) => (block.type === 'element' ? listEntries(block.children) : []))
}

const BLOCKS = new Set(['p', 'div', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'td', 'th'])

/** Its words, with an equation as a single sign that is not a letter. */
function wordsOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element') return node.children.map(wordsOf).join('')
  const formula = formulaText(node.value)
  return / [=<>≤≥≈] /.test(formula) ? '\uE000' : formula
}

function titleOf(element: HtmlNode, without = ''): string {
  const write = (node: HtmlNode): string => {
    if (node.type === 'text') return node.value
    if (node.type === 'raw') return node.value.startsWith('<math') ? formulaText(node.value) : ''
    return without !== '' && classesOf(node).includes(without) ? '' : node.children.map(write).join('')
  }
  return plain(write(element))
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function hasFormula(node: HtmlNode): boolean {
  if (node.type === 'raw') return node.value.startsWith('<math')
  return node.type === 'element' && node.children.some(hasFormula)
}

function readLevel(tag: string): Passage['level'] {
  return ({ h2: 1, h3: 2, h4: 3 } as const)[tag]
}
