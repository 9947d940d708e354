import { __renderToDomTree, type KatexOptions } from 'katex'
import 'katex/dist/katex.min.css'
import './typeset-math.css'

/** A node of KaTeX's own tree, with the fields that we use. */
type TreeNode = { attributes?: Record<string, string>; children?: TreeNode[]; toNode: () => Node }

declare module 'katex' {
  export function __renderToDomTree(tex: string, options: KatexOptions): TreeNode
}

/** A formula as an element. Import this module only when there is a formula, because it loads KaTeX. */
export function typesetMath(tex: string, displayMode: boolean): Node {
  const tree = __renderToDomTree(tex, { displayMode, throwOnError: false, strict: 'ignore' })
  dropStyleTexts(tree)
  return tree.toNode()
}

/**
 * KaTeX sets its styles one by one, except for the arrow of a vector, which gets a style text that our
 * Content-Security-Policy refuses. typeset-math.css has the same style.
 */
function dropStyleTexts({ attributes, children }: TreeNode): void {
  if (attributes) delete attributes.style
  for (const child of children ?? []) dropStyleTexts(child)
}
