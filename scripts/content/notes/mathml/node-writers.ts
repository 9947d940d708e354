import { writeAccent } from './accents.ts'
import { writeMatrix } from './arrays.ts'
import { lengthenArrow, measureText } from './arrows.ts'
import { type Attached, attach } from './attachments.ts'
import { LETTER_STYLES, roleOf } from './characters.ts'
import { element, escapeText, gap } from './element.ts'
import { writeFenced } from './fences.ts'
import { type FormulaNode, findNode, isNode, nodeIn, nodesIn, textIn, UnknownFormula } from './formula-node.ts'
import { joinPieces, ordinary, type Piece, wrapPieces } from './pieces.ts'
import { restyle, writeSymbol, writeText } from './symbols.ts'
import { writeBox } from './text-box.ts'

/** One writer for each kind of node. Any other kind stops the build. */
const WRITERS: Record<string, (node: FormulaNode) => Piece[]> = {
  sequence: (node) => nodesIn(node, 'children').flatMap(toPieces),
  space: () => [{ xml: '', role: 'blank' }],
  h: (node) => [{ xml: gap(readWidth(textIn(node, 'amount'))), role: node.weak === true ? 'weak gap' : 'gap' }],
  symbol: (node) => [writeSymbol(textIn(node, 'text'))],
  text: (node) => writeText(textIn(node, 'text')),
  equation: (node) => writeNested(node),
  box: (node) => [{ xml: writeBox(nodeIn(node, 'body'), wrap), role: 'word' }],
  attach: (node) => [writeAttach(node)],
  primes: (node) => [ordinary(writePrimes(node.count))],
  limits: (node) => [{ ...single(nodeIn(node, 'body')), limits: 'always' }],
  scripts: (node) => [ordinary(single(nodeIn(node, 'body')).xml)],
  frac: (node) => [ordinary(element('mfrac', {}, wrap(nodeIn(node, 'num')), wrap(nodeIn(node, 'denom'))))],
  root: (node) => [ordinary(writeRoot(node))],
  lr: (node) => [writeLr(nodeIn(node, 'body'))],
  op: (node) => [writeOperator(node)],
  accent: (node) => [ordinary(writeAccent(textIn(node, 'accent'), wrap(nodeIn(node, 'base'))))],
  stretch: (node) => [writeStretch(node, {})],
  mat: (node) => [writeMat(node)],
  overline: (node) => [ordinary(overUnder('mover', wrap(nodeIn(node, 'body')), '‾'))],
  underline: (node) => [ordinary(overUnder('munder', wrap(nodeIn(node, 'body')), '_'))],
}

export function toPieces(node: FormulaNode): Piece[] {
  const write = WRITERS[node.func]
  if (!write) throw new UnknownFormula(explainUnknown(node.func))
  return write(node)
}

function explainUnknown(func: string): string {
  if (func === 'styled') {
    return 'it holds a style that only paper keeps; upright, cal, bb and bold of the template keep theirs everywhere'
  }
  return `"${func}" has no MathML yet: write it in another way, or add it to scripts/content/notes/mathml`
}

const wrap = (node: FormulaNode) => wrapPieces(toPieces(node))

/** The node as one piece. A single piece keeps its own role. */
function single(node: FormulaNode): Piece {
  const pieces = toPieces(node).filter(({ role }) => role !== 'blank')
  const [only] = pieces
  return pieces.length === 1 && only ? only : ordinary(element('mrow', {}, joinPieces(pieces)))
}

/** `alt` is the template's name for a style that `query` would not show: see `_styled` in content/notes/_html.typ. */
function writeNested(node: FormulaNode): Piece[] {
  const style = typeof node.alt === 'string' ? /^style:(\w+)$/.exec(node.alt)?.[1] : undefined
  const body = nodeIn(node, 'body')
  if (!style) return toPieces(body)
  const inner = body.func === 'styled' ? nodeIn(body, 'child') : body
  if (style !== 'upright' && !LETTER_STYLES.includes(style))
    throw new UnknownFormula(`the style "${style}" has no MathML yet`)
  return restyle(inner, style, toPieces)
}

function writeAttach(node: FormulaNode): Piece {
  const attached: Attached = {}
  let primes = ''
  for (const place of ['t', 'b', 'tr', 'br', 'tl', 'bl'] as const) {
    const script = findNode(node, place)
    if (script?.func === 'primes') primes = wrap(script)
    else if (script) attached[place] = script.func === 'styled' ? writeBox(script, wrap) : wrap(script)
  }
  const inner = nodeIn(node, 'base')
  const arrow = findStretched(inner)
  const base = arrow ? writeStretch(arrow, attached) : single(inner)
  // A prime sign is already raised and small. As a superscript it would be raised twice.
  return attach(primes ? { ...base, xml: element('mrow', {}, base.xml, primes) } : base, attached)
}

function writePrimes(count: unknown): string {
  if (typeof count !== 'number' || count < 1) throw new UnknownFormula('"primes" has no count')
  return element('mo', { lspace: '0', rspace: '0' }, '′'.repeat(count))
}

function writeRoot(node: FormulaNode): string {
  const index = findNode(node, 'index')
  const radicand = wrap(nodeIn(node, 'radicand'))
  return index ? element('mroot', {}, radicand, wrap(index)) : element('msqrt', {}, radicand)
}

/** A pair of brackets round a formula. Either may be missing. */
function writeLr(body: FormulaNode): Piece {
  const children = body.func === 'sequence' ? nodesIn(body, 'children') : [body]
  const fenceOf = (node: FormulaNode | undefined) =>
    node?.func === 'symbol' && ['open', 'close', 'fence'].includes(roleOf(textIn(node, 'text')))
      ? textIn(node, 'text')
      : undefined
  const open = fenceOf(children[0])
  const close = children.length > 1 ? fenceOf(children.at(-1)) : undefined
  const inside = children.slice(open === undefined ? 0 : 1, close === undefined ? children.length : -1)
  const content = joinPieces(inside.flatMap(toPieces))
  return { xml: writeFenced(open ?? '', content, close ?? ''), role: 'fenced' }
}

function writeOperator(node: FormulaNode): Piece {
  const name = textIn(nodeIn(node, 'text'), 'text')
  const takesLimits = node.limits === true
  // An operator with limits sets them at its side in a line of text.
  const xml = takesLimits
    ? element('mo', { movablelimits: 'true', lspace: '0', rspace: '0' }, escapeText(name))
    : element('mi', {}, escapeText(name))
  return takesLimits ? { xml, role: 'operator', limits: 'display' } : { xml, role: 'operator' }
}

function overUnder(tag: 'mover' | 'munder', base: string, line: string): string {
  return element(tag, {}, base, element('mo', { stretchy: 'true' }, line))
}

function findStretched(base: FormulaNode): FormulaNode | undefined {
  if (base.func === 'limits') return findStretched(nodeIn(base, 'body'))
  return base.func === 'stretch' ? base : undefined
}

/** An arrow as long as its label. Its width on paper is not used. */
function writeStretch(node: FormulaNode, { t = '', b = '' }: Attached): Piece {
  const symbol = textIn(nodeIn(node, 'body'), 'text')
  if (roleOf(symbol) !== 'relation') throw new UnknownFormula(`"${symbol}" cannot be stretched`)
  const xml = element('mo', { stretchy: 'false' }, lengthenArrow(symbol, Math.max(measureText(t), measureText(b))))
  return { xml, role: 'relation', limits: 'always' }
}

function writeMat(node: FormulaNode): Piece {
  const { rows, delim } = node
  if (!Array.isArray(rows)) throw new UnknownFormula('"mat" has no rows')
  const cells = rows.map((row: unknown) => {
    if (!Array.isArray(row) || !row.every(isNode)) throw new UnknownFormula('"mat" has a row without contents')
    return row.map(wrap)
  })
  const [open, close] = Array.isArray(delim) ? delim : []
  return ordinary(writeMatrix(cells, readFence(open), readFence(close)))
}

function readFence(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') throw new UnknownFormula('"mat" has a delimiter that is no character')
  return value
}

/** @throws UnknownFormula for a width that is not in em, because a width on paper has no meaning on a screen. */
function readWidth(amount: string): string {
  if (!/^-?[0-9.]+em$/.test(amount)) throw new UnknownFormula(`the space of ${amount} is only for paper: give it in em`)
  return amount
}
