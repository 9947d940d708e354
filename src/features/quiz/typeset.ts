import { __renderToDomTree, type KatexOptions } from 'katex'

/** A node of KaTeX's own tree, as far as we touch it. */
type TreeNode = { attributes?: Record<string, string>; children?: TreeNode[]; toNode: () => Node }

declare module 'katex' {
  export function __renderToDomTree(tex: string, options: KatexOptions): TreeNode
}

export type Typesetter = (tex: string) => Node

/** A formula as an element. Only here is KaTeX imported, so that it is loaded where there is mathematics. */
export function typeset(tex: string): Node {
  const tree = __renderToDomTree(tex, { throwOnError: false, strict: 'ignore' })
  dropStyleTexts(tree)
  return tree.toNode()
}

/**
 * KaTeX sets its styles one by one, except for an arrow or a tall delimiter, which gets a style text that our
 * Content-Security-Policy refuses. It only repeats the width of the box around it.
 */
function dropStyleTexts({ attributes, children }: TreeNode): void {
  if (attributes) delete attributes.style
  for (const child of children ?? []) dropStyleTexts(child)
}
