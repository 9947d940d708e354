import { __renderToDomTree } from 'katex'
import 'katex/dist/katex.min.css'
import './typeset-math.css'
import { findMath, type KatexNode } from './speech/katex-node.ts'
import { sayFormula } from './speech/say-formula.ts'

/**
 * A formula as an element. Import this module only when there is a formula, because it loads KaTeX.
 *
 * Its MathML has the spoken formula as its name, because the name of a radio button, a heading or a group leaves MathML
 * without a name out. `tail` is punctuation that is said with it.
 */
export function typesetMath(tex: string, tail: string): Node {
  const tree = __renderToDomTree(tex, { throwOnError: false, strict: 'ignore' })
  dropStyleTexts(tree)
  const math = findMath(tree)
  if (math) math.attributes = { ...math.attributes, 'aria-label': sayFormula(math) + tail }
  return tree.toNode()
}

/**
 * KaTeX sets its styles one by one, except for the arrow of a vector, which gets a style text that our
 * Content-Security-Policy refuses. typeset-math.css has the same style.
 */
function dropStyleTexts({ attributes, children }: KatexNode): void {
  if (attributes) delete attributes.style
  for (const child of children ?? []) dropStyleTexts(child)
}
