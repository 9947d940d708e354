/** A node of KaTeX's MathML tree, with the fields that are read: an element has a type, a text has its text. */
export type FormulaNode = {
  type?: string
  text?: string
  /** A space. */
  character?: string
  attributes?: Record<string, string>
  children?: FormulaNode[]
}

/** An element, or a group: what stands between two brackets or two bars, of which `text` is the first. */
export type Item = FormulaNode & { close?: string }

const ROWS = new Set(['mrow', 'mstyle', 'mpadded', 'semantics', 'math', 'mtd'])
const OPENING = /^[([{]$/
const CLOSING = /^[)\]}]$/
const BAR = '∣'

/** The text of a node and of those in it, without the TeX source that KaTeX adds, and without signs that are not seen. */
export function textOf(node: FormulaNode | undefined): string {
  if (!node || node.type === 'annotation') return ''
  return node.text?.replace('\u2061', '') ?? (node.children ?? []).map(textOf).join('')
}

/** The elements of a row without the rows and styles around them, without spaces, and with groups. */
export function itemsOf(node: FormulaNode | undefined): Item[] {
  if (!node) return []
  return pairBars(pairBrackets(listElements(node)))
}

function listElements(node: FormulaNode): Item[] {
  if (node.type === 'annotation') return []
  if (node.type !== undefined && ROWS.has(node.type)) return (node.children ?? []).flatMap(listElements)
  const isSpace = node.character !== undefined || (node.type === 'mtext' && textOf(node).trim() === '')
  return isSpace ? [] : [node]
}

export const isScript = ({ type }: FormulaNode) => type === 'msub' || type === 'msup' || type === 'msubsup'

/** What a power or an index stands at: KaTeX puts it at the closing bracket alone. */
const baseOf = (item: Item): FormulaNode => (isScript(item) ? (item.children?.[0] ?? item) : item)

/** The group in place of its closing sign, which may have a power. */
function closeGroup(closing: Item, children: Item[], open: string): Item {
  const group: Item = { type: 'group', text: open, close: textOf(baseOf(closing)), children }
  return isScript(closing) ? { ...closing, children: [group, ...(closing.children ?? []).slice(1)] } : group
}

/** An interval opens with one kind of bracket and may close with another. A bracket without a partner stays a sign. */
function pairBrackets(items: Item[]): Item[] {
  const levels: { open: Item; row: Item[] }[] = []
  let row: Item[] = []
  for (const item of items) {
    const base = baseOf(item)
    const sign = base.type === 'mo' ? textOf(base) : ''
    const level = CLOSING.test(sign) ? levels.pop() : undefined
    if (OPENING.test(sign)) {
      levels.push({ open: item, row })
      row = []
    } else if (level) row = [...level.row, closeGroup(item, pairBars(row), textOf(level.open))]
    else row.push(item)
  }
  for (const { open, row: before } of levels.reverse()) row = [...before, open, ...row]
  return row
}

/** Two bars hold what is between them. A bar alone divides, as in P(A|B). */
function pairBars(items: Item[]): Item[] {
  const bars = items.flatMap((item, place) =>
    baseOf(item).type !== 'group' && textOf(baseOf(item)) === BAR ? [place] : [],
  )
  let row: Item[] = []
  let from = 0
  for (let index = 0; index + 1 < bars.length; index += 2) {
    const [open = 0, close = 0] = bars.slice(index)
    const closing = items[close]
    if (closing) row = [...row, ...items.slice(from, open), closeGroup(closing, items.slice(open + 1, close), BAR)]
    from = close + 1
  }
  return [...row, ...items.slice(from)]
}
