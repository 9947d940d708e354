import { type FormulaNode, isNode } from './formula-node.ts'

/**
 * The letters, digits and signs that only one of a formula and its MathML has. Their order is not compared, because an
 * upper and a lower index may change places.
 */
export function findLostLetters(body: FormulaNode, mathml: string): string[] {
  const counts = new Map<string, number>()
  const add = (letters: string, by: number) => {
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + by)
  }
  add(comparable(lettersOfSource(body)), 1)
  add(comparable(lettersOfMarkup(mathml)), -1)
  return [...counts].flatMap(([letter, count]) => (count === 0 ? [] : letter))
}

function comparable(text: string): string {
  return (
    text
      .normalize('NFKD')
      // A line above or below is not a letter of the source, and an arrow is lengthened by dashes.
      .replace(/\u0305|[\s_⎯]/g, '')
      // An accent over one letter is written as a separate sign (accents.ts).
      .replace(/\u20d7/g, '→')
      .replace(/\u0302/g, '^')
      .replace(/\u0303/g, '~')
  )
}

function lettersOfMarkup(mathml: string): string {
  const text = mathml.replace(/<[^>]*>/g, '')
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function lettersOfSource(body: FormulaNode): string {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isNode(value)) return
    for (const field of ['text', 'accent']) {
      if (typeof value[field] === 'string') found.push(value[field])
    }
    if (value.func === 'primes' && typeof value.count === 'number') found.push('′'.repeat(value.count))
    if (Array.isArray(value.delim)) found.push(...value.delim.map(String))
    Object.values(value).forEach(visit)
  }
  visit(body)
  return found.join('')
}
