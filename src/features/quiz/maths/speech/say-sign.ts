import { type FormulaNode, type Item, isScript, textOf } from './formula-node.ts'
import { NAMES, SIGNS } from './spoken-signs.ts'
import { isUpright, type Reading } from './subject-of-formula.ts'

/** A sign, which can mean different things beside different neighbours. */
export function saySign(sign: string, before: Item | undefined, after: Item | undefined, reading: Reading): string {
  const isOfNumbers = before?.type === 'mn' && after?.type === 'mn'
  const bond = reading.isChemical && isBeforeSymbol(after) && (!before || isSubstance(before)) && BONDS[sign]
  if (bond) return bond
  switch (sign) {
    case '×':
      return reading.hasVectors && !isOfNumbers ? 'cross' : 'times'
    case '⋅':
      return (reading.hasVectors && !isOfNumbers) || reading.isChemical ? 'dot' : 'times'
    case '→':
      if (reading.isChemical || reading.hasParticles) return 'gives'
      return reading.isLogic ? 'implies' : 'tends to'
    case ':':
      return before?.attributes?.mathvariant === 'double-struck' ? 'such that' : 'to'
    default:
      return SIGNS[sign] ?? sign
  }
}

const BONDS: Record<string, string> = { '−': 'single bond', '=': 'double bond', '≡': 'triple bond' }

/** A capital upright letter, with or without an index. */
function isBeforeSymbol(item: Item | undefined): boolean {
  const base = item && isScript(item) ? item.children?.[0] : item
  return isUpright(base) && /^[A-Z]/.test(textOf(base))
}

/** A symbol of an element, or a group in round brackets, with or without an index but without a charge. */
function isSubstance(item: Item): boolean {
  const base: FormulaNode | undefined = item.type === 'msub' ? item.children?.[0] : item
  return isUpright(base) || (base?.type === 'group' && base.text === '(')
}

/** A letter, a name of a function, or one of the signs that KaTeX writes as letters. */
export function sayLetter(item: Item, after: Item | undefined, { bothCases }: Reading): string {
  const text = textOf(item)
  const style = item.attributes?.mathvariant
  if (text === 'μ' && isUnit(after)) return 'micro'
  if (style === 'double-struck' && text === 'R') return 'the real numbers'
  const name = SIGNS[text] ?? NAMES[text] ?? text
  return /^[A-Z]$/.test(text) && style !== 'normal' && bothCases.has(text) ? `capital ${name}` : name
}

/** A unit, also with its power. */
function isUnit(item: Item | undefined): boolean {
  return item?.type === 'mtext' || item?.children?.[0]?.type === 'mtext'
}
