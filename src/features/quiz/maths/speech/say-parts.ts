import { type FormulaNode, type Item, itemsOf, textOf } from './formula-node.ts'
import type { Reading } from './subject-of-formula.ts'

const SINGLE = new Set(['mn', 'mi', 'mtext', 'mo'])

/** One part is said as it is. Several are followed by the word that ends them. */
export function enclose(node: FormulaNode | undefined, name: string, { say }: Reading): string {
  return isSimple(itemsOf(node)) ? say(node) : `${say(node)}, end ${name},`
}

/** A number, a letter, or one of them with a sign, an index or a short power. */
export function isSimple(items: Item[]): boolean {
  const [first] = items
  const rest = first?.type === 'mo' && /^[−+]$/u.test(textOf(first)) ? items.slice(1) : items
  const [only] = rest
  if (rest.length !== 1 || !only) return rest.length === 0
  if (SINGLE.has(only.type ?? '')) return true
  return /^(?:msup|msub|mover)$/.test(only.type ?? '') && (only.children ?? []).every((part) => isSimple(itemsOf(part)))
}

/** A product of numbers and letters, which is the top of a fraction without doubt. */
export function isProduct(items: Item[]): boolean {
  return items.every((item) => item.type !== 'mo' && isSimple([item]))
}
