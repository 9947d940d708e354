import type { KatexOptions } from 'katex'
import type { FormulaNode } from './formula-node.ts'

/** A node of KaTeX's own tree, with the fields that we use. */
export type KatexNode = Omit<FormulaNode, 'children'> & { children?: KatexNode[]; toNode: () => Node }

declare module 'katex' {
  export function __renderToDomTree(tex: string, options: KatexOptions): KatexNode
}

/** The MathML in a tree of KaTeX, or null where the TeX has an error. */
export function findMath(node: KatexNode): KatexNode | null {
  if (node.type === 'math') return node
  for (const child of node.children ?? []) {
    const found = findMath(child)
    if (found) return found
  }
  return null
}
