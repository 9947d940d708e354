import { type FormulaNode, type Item, isScript, itemsOf, textOf } from './formula-node.ts'
import { enclose, isProduct, isSimple } from './say-parts.ts'
import { sayScripts } from './say-scripts.ts'
import { sayLetter, saySign } from './say-sign.ts'
import { ACCENTS, ROOTS, SIGNS, STATES } from './spoken-signs.ts'
import { isUpright, type Reading, readSubject } from './subject-of-formula.ts'

/**
 * A formula in words, as a teacher reads it, from KaTeX's MathML. Brackets are said, and the ends of fractions, roots
 * and powers of several parts, so that different formulas sound different. See docs/decisions/formulas-and-fonts.md.
 */
export function sayFormula(tree: FormulaNode): string {
  const reading: Reading = { ...readSubject(tree), say: (node) => sayItems(itemsOf(node), reading) }
  return reading
    .say(tree)
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,;:])/gu, '')
    .replace(/,(?=[,;])|,$/gu, '')
    .trim()
}

function sayItems(items: Item[], reading: Reading): string {
  let said = ''
  items.forEach((item, index) => {
    const before = items[index - 1]
    said += (before ? joinerOf(before, item) : '') + sayItem(item, before, items[index + 1], reading)
  })
  return said.trim()
}

/**
 * KaTeX has one element for each letter, and the index of Cl₂ is that of the l. A number in groups of three digits is
 * one number.
 */
function joinerOf(before: Item, item: Item): string {
  const letter = isScript(item) ? item.children?.[0] : item
  if (isUpright(before) && isUpright(letter) && /^[a-z]+$/.test(textOf(letter))) return ''
  const isGroupOfDigits = before.type === 'mn' && /^\d+$/.test(textOf(before)) && /^\d{3}$/.test(textOf(letter))
  return isGroupOfDigits && letter?.type === 'mn' ? ',' : ' '
}

function sayItem(item: Item, before: Item | undefined, after: Item | undefined, reading: Reading): string {
  const [first, second, third] = item.children ?? []
  switch (item.type) {
    case 'mn':
      return textOf(item)
    case 'mi':
      return sayLetter(item, after, reading)
    case 'mtext':
      return textOf(item).replaceAll('/', ' per ').replaceAll('%', ' percent')
    case 'mo':
      return saySign(textOf(item), before, after, reading)
    case 'msub':
      return sayScripts(first, second, undefined, reading)
    case 'msup':
      return sayScripts(first, undefined, second, reading) + (isLongPower(first, second) ? pauseBefore(after) : '')
    case 'msubsup':
      return sayScripts(first, second, third, reading)
    case 'mfrac':
      return sayFraction(item, reading) + pauseBefore(after)
    case 'msqrt':
      return `the square root of ${enclose({ ...item, type: 'mrow' }, 'root', reading)}`
    case 'mroot':
      return `the ${ROOTS[textOf(second)] ?? `${reading.say(second)}th`} root of ${enclose(first, 'root', reading)}`
    case 'mover':
      return sayAccent(first, second, reading)
    case 'mtable':
      return sayTable(item, 'matrix', reading)
    case 'group':
      return sayGroup(item, before, reading)
    default:
      return (item.children ?? []).map(reading.say).join(' ')
  }
}

/** A power that is said in several words runs into the next factor, but not that of a unit into the next unit. */
function isLongPower(base: FormulaNode | undefined, power: FormulaNode | undefined): boolean {
  return base?.type !== 'mtext' && !/^(?:[23]|′+|∘|\d*[+−])$/u.test(textOf(power))
}

/** Where a factor follows, as in "1 over 2, x". */
function pauseBefore(after: Item | undefined): string {
  return after && after.type !== 'mo' && textOf(after) !== '/' ? ',' : ''
}

function sayFraction({ children, attributes }: Item, reading: Reading): string {
  const [top, bottom] = children ?? []
  const words = [reading.say(top), reading.say(bottom)]
  if (attributes?.linethickness === '0px') return words.join(' choose ')
  const isShort = (isSimple(itemsOf(top)) || isProduct(itemsOf(top))) && isSimple(itemsOf(bottom))
  return isShort ? words.join(' over ') : `fraction, ${words.join(', over, ')}, end fraction,`
}

function sayAccent(base: FormulaNode | undefined, accent: FormulaNode | undefined, reading: Reading): string {
  const { before = '', after = '' } = ACCENTS[textOf(accent)] ?? {}
  const isLong = after !== '' && !isSimple(itemsOf(base))
  return isLong ? `${after} over ${reading.say(base)}, end ${after},` : `${before} ${reading.say(base)} ${after}`
}

function sayGroup({ text = '', close = '', children = [] }: Item, before: Item | undefined, reading: Reading): string {
  const [only] = children
  const words = sayItems(children, reading)
  if (children.length === 1 && only?.type === 'mtable')
    return sayTable(only, text === '∣' ? 'determinant' : 'matrix', reading)
  if (children.length === 1 && only?.attributes?.linethickness === '0px') return words
  if (text === '∣') return `the modulus of ${isSimple(children) ? words : `${words}, end modulus`},`
  const state = reading.isChemical && before && children.every(isUpright) && STATES[children.map(textOf).join('')]
  if (state) return state
  const isArgument = /^[fgP]′*$/u.test(textOf(before))
  if (isArgument && text === '(' && isSimple(children)) return `of ${words}`
  return `${isArgument ? 'of' : ''} ${SIGNS[text]} ${words} ${SIGNS[close]}`
}

function sayTable({ children = [] }: Item, name: string, reading: Reading): string {
  const rows = children.map((row, index) => `row ${index + 1}: ${(row.children ?? []).map(reading.say).join(', ')}`)
  return `${rows.length} by ${children[0]?.children?.length ?? 0} ${name}: ${rows.join('; ')}; end ${name},`
}
