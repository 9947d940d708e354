import { type FormulaNode, textOf } from './formula-node.ts'

/** What a formula is about, because some signs mean something else there, and how its parts are said. */
export type Reading = {
  isChemical: boolean
  hasVectors: boolean
  isLogic: boolean
  /** Particles with a charge, as in a decay. */
  hasParticles: boolean
  /** The letters that stand in it both small and capital. */
  bothCases: ReadonlySet<string>
  say: (node: FormulaNode | undefined) => string
}

export function readSubject(tree: FormulaNode): Omit<Reading, 'say'> {
  const nodes = listNodes(tree)
  const text = textOf(tree)
  const letters = new Set(nodes.filter((node) => node.type === 'mi' && !isUpright(node)).map(textOf))
  return {
    isChemical: nodes.some((node) => isUpright(node) && /^[A-Z]$/.test(textOf(node))),
    hasVectors: nodes.some(({ type, children }) => type === 'mover' && /^[⃗→^]$/u.test(textOf(children?.[1]))),
    isLogic: /[∼∧∨]/u.test(text) || /^[pqr→]+$/u.test(text),
    hasParticles:
      nodes.some(({ type, children }) => type === 'msup' && /^\D[+−]$/u.test((children ?? []).map(textOf).join(''))) &&
      !text.includes('lim'),
    bothCases: new Set(
      [...letters].filter(
        (letter) => letter.length === 1 && letters.has(letter.toLowerCase()) && letters.has(letter.toUpperCase()),
      ),
    ),
  }
}

function listNodes(node: FormulaNode): FormulaNode[] {
  return [node, ...(node.children ?? []).flatMap(listNodes)]
}

/** A letter of a chemical symbol or of a unit. */
export function isUpright(node: FormulaNode | undefined): boolean {
  return node?.type === 'mi' && node.attributes?.mathvariant === 'normal' && /^[A-Za-z]+$/.test(textOf(node))
}
