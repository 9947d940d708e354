import { type MathNode, parseTex } from './mathml.ts'
import { splitTex } from './tex.ts'

/** Converts text with TeX between dollars to Typst markup. @throws Error for TeX that has no rule here. */
export function toTypst(text: string): string {
  return splitTex(text)
    .map((part) => (part.tex ? (printItalics(part.text) ?? `$${texToTypst(part.text)}$`) : escapeMarkup(part.text)))
    .join('')
}

/** Words in italics, such as the name of an organism, are text. The semicolon ends the call before a bracket that follows. */
function printItalics(tex: string): string | undefined {
  const [, words] = /^\\textit\{([^{}\\]*)\}$/.exec(tex) ?? []
  return words === undefined ? undefined : `#emph[${escapeMarkup(words)}];`
}

/** Escapes Typst markup. Straight quotes stay, and Typst makes them typographic. */
function escapeMarkup(text: string): string {
  return text
    .replace(/[\\#$*_`<>@~[\]]/g, '\\$&')
    .replace(/\/(?=\/)/g, '\\/')
    .replace(/^\s*(?=[-+=/])/gm, '$&\\')
    .replace(/^(\s*\d+)\./gm, '$1\\.')
    .replace(/\n/g, ' \\\n')
}

/** A formula in Typst's maths mode. Scripts, fractions and brackets are function calls, so that Typst has nothing to guess. */
export function texToTypst(tex: string): string {
  return print(parseTex(tex))
}

const ACCENTS: Record<string, string> = {
  '^': 'hat',
  '⃗': 'arrow',
  '→': 'arrow',
  '‾': 'overline',
  '¯': 'macron',
  ˉ: 'macron',
  '˙': 'dot',
  '¨': 'dot.double',
  '~': 'tilde',
}

const SPACES: Record<string, string> = {
  '\u200a': 'hair',
  '\u2009': 'thin',
  '\u2005': 'med',
  '\u2005\u200a': 'thick',
  '\u2003': 'quad',
  '\u2003\u2003': 'wide',
  '\u00a0': '#h(0.28em)',
}

/** Joins tokens. A space next to quoted text would be visible, so one is set only between two words. */
function join(parts: string[]): string {
  return parts
    .filter(Boolean)
    .reduce(
      (left, right) =>
        /[\p{L}\p{N}]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right) ? `${left} ${right}` : left + right,
      '',
    )
}

function print(node: MathNode): string {
  const { tag, attributes, children, text } = node
  const part = (index: number) => {
    const child = children[index]
    return (child && print(child)) || '""'
  }
  switch (tag) {
    case 'mrow':
      return printRow(children)
    case 'mi':
      return children.length > 0 ? printRow(children) : printLetters(text, attributes.mathvariant)
    case 'mn':
      return /^[\d.]+$/.test(text) ? text : quote(text)
    case 'mo':
      return children.length > 0 ? printRow(children) : printOperator(node)
    case 'mtext':
      return SPACES[text] ?? quote(text.replaceAll('\u00a0', ' '))
    case 'mspace':
      return `#h(${attributes.width ?? '0em'})`
    case 'mstyle': {
      const [only] = children
      const isTall = attributes.displaystyle === 'true' && only?.tag === 'mfrac' && children.length === 1
      if (isTall) return print(only).replace(/^frac/, 'dfrac')
      return `${attributes.displaystyle === 'true' ? 'tall' : 'inline'}(${printRow(children)})`
    }
    case 'mfrac':
      return attributes.linethickness ? `binom(${part(0)}, ${part(1)})` : `frac(${part(0)}, ${part(1)})`
    case 'msqrt':
      return `sqrt(${printRow(children)})`
    case 'mroot':
      return `root(${part(1)}, ${part(0)})`
    case 'msup':
      return `attach(${printBase(children[0], 'scripts')}, t: ${part(1)})`
    case 'msub':
      return `attach(${printBase(children[0], 'scripts')}, b: ${part(1)})`
    case 'msubsup':
      return `attach(${printBase(children[0], 'scripts')}, b: ${part(1)}, t: ${part(2)})`
    case 'munder':
      return `attach(${printBase(children[0], 'limits')}, b: ${part(1)})`
    case 'munderover':
      return `attach(${printBase(children[0], 'limits')}, b: ${part(1)}, t: ${part(2)})`
    case 'mover': {
      const accent = ACCENTS[children[1]?.text ?? '']
      if (accent) return `${accent}(${part(0)})`
      return `attach(${printBase(children[0], 'limits')}, t: ${part(1)})`
    }
    default:
      throw new Error(`there is no rule to print <${tag}>`)
  }
}

/** Brackets of \left and \right grow with their content. An empty one (\left.) is invisible. */
function printRow(nodes: MathNode[]): string {
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (nodes.length > 1 && first && last && isFence(first) && isFence(last)) {
    const inner = nodes.slice(1, -1)
    const [only] = inner
    if (inner.length === 1 && only?.tag === 'mfrac' && only.attributes.linethickness) return print(only)
    return `lr(${join([printOperator(first), printRow(inner), printOperator(last)])})`
  }
  return join(nodes.map(print))
}

function isFence({ tag, attributes }: MathNode): boolean {
  return tag === 'mo' && attributes.fence === 'true'
}

/** Large operators and named functions get their scripts where TeX puts them, which differs from Typst. */
function printBase(node: MathNode | undefined, place: 'scripts' | 'limits'): string {
  const base = (node && print(node)) || '""'
  const isNamed = base.startsWith('op(')
  const isLarge = /^[∑∏⋃⋂]$/.test(base)
  return place === 'limits' || isNamed || isLarge ? `${place}(${base})` : base
}

function printLetters(text: string, variant: string | undefined): string {
  const isSingle = [...text].length === 1
  if (!variant) return isSingle ? escapeMath(text) : `op(${quote(text)})`
  if (variant !== 'normal') throw new Error(`there is no rule to print ${variant} letters`)
  if (!isSingle) return quote(text)
  return /\p{L}/u.test(text) ? `upright(${text})` : escapeMath(text)
}

function printOperator({ text, attributes }: MathNode): string {
  // U+2061 (function application) is left out, because the name is typeset as a function already.
  if (text === '' || text === '\u2061') return ''
  const isPlain = attributes.lspace === '0em' && attributes.rspace === '0em' && text !== '′'
  return isPlain ? `class("normal", ${escapeMath(text)})` : escapeMath(text)
}

function escapeMath(text: string): string {
  return text.replaceAll('∣', '|').replace(/[!-/:-@[-`{-~]/g, (sign) => (/[=+<>!%?]/.test(sign) ? sign : `\\${sign}`))
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}
