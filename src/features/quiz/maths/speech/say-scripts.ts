import { type FormulaNode, itemsOf, textOf } from './formula-node.ts'
import { enclose } from './say-parts.ts'
import { SIGNS } from './spoken-signs.ts'
import { isUpright, type Reading } from './subject-of-formula.ts'

const POWERS: Record<string, string> = { 2: 'squared', 3: 'cubed' }
const PRIMES = ['', 'prime', 'double prime', 'triple prime']

/** An index and a power of one base, or of none. */
export function sayScripts(
  base: FormulaNode | undefined,
  index: FormulaNode | undefined,
  power: FormulaNode | undefined,
  reading: Reading,
): string {
  const name = textOf(base)
  const [low, high] = [reading.say(index), reading.say(power)]
  if (name === '') return sayBefore(low, power, high)
  if (/^[∫∮∑]$/u.test(name)) return sayLimits(name, low, high)
  if (name === 'lim') return `the limit as ${low} of`
  if (name === 'log' && index) return `log to the base ${low}`
  // A bracket with two limits is the value of an integral between them.
  if (index && power && itemsOf(base)[0]?.type === 'group') return `${reading.say(base)} from ${low} to ${high}`
  const words = index ? sayIndex(base, index, low, reading) : reading.say(base)
  return power ? sayPower(words, base, power, reading) : words
}

/** Before a symbol, as the mass of a nucleus. A degree sign stands there, too, where a space is before it. */
function sayBefore(low: string, power: FormulaNode | undefined, high: string): string {
  if (textOf(power) === '∘') return 'degrees'
  return `superscript ${high}${low && `, subscript ${low},`}`
}

function sayLimits(name: string, low: string, high: string): string {
  const limits = high ? ` from ${low} to ${high}` : ` over ${low}`
  return `${SIGNS[name]?.replace(/ of$/, '')}${limits} of`
}

function sayIndex(base: FormulaNode | undefined, index: FormulaNode, low: string, reading: Reading): string {
  const isOfSubstance = reading.isChemical && (isUpright(base) || itemsOf(base)[0]?.text === '(')
  if (isOfSubstance && /^\d+$/.test(low)) return `${reading.say(base)} ${low}`
  return `${reading.say(base)} sub ${enclose(index, 'sub', reading)}`
}

function sayPower(words: string, base: FormulaNode | undefined, power: FormulaNode, reading: Reading): string {
  const text = textOf(power)
  const name = textOf(base)
  const primes = /^′+/u.exec(text)?.[0].length ?? 0
  if (text === '∘') return `${words} degrees`
  if (primes > 0) return `${words} ${PRIMES[primes]} ${sayDegree(text.slice(primes), '')}`
  const charge = /^(\d*)([+−∙])$/u.exec(text)
  if (charge) return `${words} ${charge[1]} ${SIGNS[charge[2] ?? '']}`
  if (base?.type === 'mtext') return sayUnitPower(words, text, enclose(power, 'power', reading))
  if (text === '−1' && (name === 'f' || /^[a-z]{2,}$/.test(name))) return `${words} inverse`
  if (/^[A-Z]$/.test(text)) return `${words} superscript ${text}`
  return `${words} ${sayDegree(text, enclose(power, 'power', reading))}`
}

function sayDegree(text: string, words: string): string {
  return POWERS[text] ?? (words && `to the power ${words}`)
}

/** "m s" to the power −2 is "m per s squared". */
function sayUnitPower(unit: string, text: string, words: string): string {
  const degree = /^−(\d)$/u.exec(text)?.[1]
  if (degree === undefined) return `${unit} ${sayDegree(text, words)}`
  return `${unit.replace(/(?:^|\s)(\S+)$/u, ' per $1')} ${degree === '1' ? '' : sayDegree(degree, degree)}`
}
