import { classesOf } from './change-tree.ts'
import { type HtmlElement, type HtmlNode, makeElement } from './html-tree.ts'

const LETTERS = [...'abcdefghijkl']
const NEPALI = [...'कखगघङचछजझञ']
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/**
 * Roman numerals also count in the middle of a sentence ("and (iii)") and name equations, so parts must follow the end
 * of a clause.
 */
const KINDS = [
  { marks: LETTERS, follows: /^/ },
  { marks: NEPALI, follows: /^/ },
  { marks: ROMAN, follows: /^\s*$|[.,;:?!।\])]\s+$/u },
].map((kind) => ({ ...kind, pattern: findMarks(kind.marks) }))

type Kind = (typeof KINDS)[number]
type Part = { mark: string; child: number; index: number; opensLine: boolean }

/** Begins each part (a), (b) ... or (i), (ii) ... of a question, an example or an answer on a new line. */
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
  const parts = KINDS.flatMap((kind) => listParts(block.children, kind)).filter(({ opensLine }) => !opensLine)
  const children = block.children.flatMap((node, child): HtmlNode[] => {
    const starts = parts.filter((part) => part.child === child).map(({ index }) => index)
    starts.sort((one, other) => one - other)
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

/** The parts in unbroken order. A single one is not a part. */
function listParts(nodes: HtmlNode[], { marks, pattern, follows }: Kind): Part[] {
  const runs: Part[][] = []
  let next = ''
  nodes.forEach((node, child) => {
    if (node.type !== 'text') return
    for (const { 1: mark = '', index } of node.value.matchAll(pattern)) {
      const before = node.value.slice(0, index)
      const opensBlock = child === 0 && before.trim() === ''
      const part = { mark, child, index, opensLine: opensBlock || LETTER_BEFORE.test(before) }
      const isFirst = mark === marks[0] ? runs.length === 0 || part.opensLine : opensBlock && runs.length === 0
      if (mark !== next && !isFirst) continue
      if (isFirst) runs.push([part])
      else if (follows.test(before)) runs.at(-1)?.push(part)
      else {
        runs.pop()
        next = ''
        continue
      }
      next = marks[marks.indexOf(mark) + 1] ?? ''
    }
  })
  return runs.filter((run) => run.length > 1).flat()
}

/** (b) (i) is one beginning. */
const LETTER_BEFORE = /(?:^|\s)\([a-lक-ञ]\)\s+$/u

/** A mark in brackets that begins a part, and not the mark of a figure or the first one in "(a) and (d) react". */
function findMarks(marks: string[]): RegExp {
  return new RegExp(
    `(?<!(?:Figure|Fig\\.|Table|चित्र|तालिका)[\\s\\u00a0][\\d०-९]+\\s)(?<=^|\\s)\\((${marks.join('|')})\\)(?=[\\s\\u00a0]|$)(?! (?:and|or|र) \\()`,
    'gu',
  )
}
