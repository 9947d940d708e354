import { classesOf } from './change-tree.ts'
import { type HtmlElement, type HtmlNode, makeElement } from './html-tree.ts'

const LETTERS = [[...'abcdefghijkl'], [...'कखगघङचछजझञ']]
/** A letter in brackets that begins a part: not one of a figure, and not the first of "(a) and (d) react". */
const PART =
  /(?<!(?:Figure|Fig\.|Table|चित्र|तालिका)[\s\u00a0][\d०-९]+\s)(?<=^|\s)\(([a-lक-ञ])\)(?=[\s\u00a0]|$)(?! (?:and|or|र) \()/gu

type Part = { child: number; index: number; opensBlock: boolean }

/** Begins each of the parts (a), (b) ... of a question, an example or an answer on a line of its own. */
export function breakParts(nodes: HtmlNode[], isInside = false): HtmlNode[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node
    const [isBox, kind = ''] = classesOf(node)
    const isInBox = isInside || (isBox === 'box' && BOXES.has(kind))
    const changed = { ...node, children: breakParts(node.children, isInBox) }
    return isInBox && (node.tag === 'p' || node.tag === 'div') ? breakBlock(changed) : changed
  })
}

const BOXES = new Set(['question', 'example'])

function breakBlock(block: HtmlElement): HtmlElement {
  const parts = listParts(block.children).filter(({ opensBlock }) => !opensBlock)
  const children = block.children.flatMap((node, child): HtmlNode[] => {
    const starts = parts.filter((part) => part.child === child).map(({ index }) => index)
    return node.type === 'text' ? breakText(node.value, starts) : [node]
  })
  return { ...block, children }
}

function breakText(text: string, starts: number[]): HtmlNode[] {
  const lines = [0, ...starts].map((start, line) => {
    const end = starts[line]
    return end === undefined ? text.slice(start) : text.slice(start, end).trimEnd()
  })
  return lines.flatMap((value, line): HtmlNode[] => {
    const written: HtmlNode[] = value === '' ? [] : [{ type: 'text', value }]
    return line === 0 ? written : [makeElement('br', {}, []), ...written]
  })
}

/** The letters that follow each other from (a) on, or from the letter with which the block begins. One alone is no part. */
function listParts(nodes: HtmlNode[]): Part[] {
  const parts: Part[] = []
  let next = ''
  nodes.forEach((node, child) => {
    if (node.type !== 'text') return
    for (const { 1: letter = '', index } of node.value.matchAll(PART)) {
      const opensBlock = child === 0 && node.value.slice(0, index).trim() === ''
      const isFirst = opensBlock || LETTERS.some(([first]) => first === letter)
      if (parts.length === 0 ? !isFirst : letter !== next) continue
      parts.push({ child, index, opensBlock })
      next = letterAfter(letter)
    }
  })
  return parts.length > 1 ? parts : []
}

function letterAfter(letter: string): string {
  const alphabet = LETTERS.find((letters) => letters.includes(letter)) ?? []
  return alphabet[alphabet.indexOf(letter) + 1] ?? ''
}
