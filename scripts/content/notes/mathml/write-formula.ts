import { writeLines } from './arrays.ts'
import { splitDisplay, splitInline } from './breaks.ts'
import { element } from './element.ts'
import { type FormulaNode, nodesIn } from './formula-node.ts'
import { toPieces } from './node-writers.ts'
import { wrapPieces } from './pieces.ts'

/**
 * MathML Core for a formula of Typst 0.14, whose own HTML export leaves formulas out. Typst's MathML can replace it
 * once the compiler in use exports it. `body` is the field of an equation.
 *
 * The result is one element, or several to be set one after the other. Browsers do not break a line inside MathML, so a
 * long formula in a line of text may break before a relation, and the formulas of one display at the gap between them.
 * @throws UnknownFormula for an unknown node: nothing is left out silently.
 */
export function writeFormula(body: FormulaNode, isDisplay: boolean): string[] {
  const lines = splitLines(body)
  const parts = lines ? [writeLines(lines)] : isDisplay ? splitDisplay(toPieces(body)) : splitInline(toPieces(body))
  return parts.map((part) => element('math', isDisplay ? { display: 'block' } : {}, part))
}

/** The cells of the lines of a display; undefined for a formula on one line without an alignment point. */
function splitLines(body: FormulaNode): string[][] | undefined {
  const children = body.func === 'sequence' ? nodesIn(body, 'children') : [body]
  if (!children.some(({ func }) => func === 'linebreak' || func === 'align-point')) return undefined
  const lines: FormulaNode[][][] = [[[]]]
  for (const child of children) {
    const line = lines.at(-1)
    if (child.func === 'linebreak') lines.push([[]])
    else if (child.func === 'align-point') line?.push([])
    else line?.at(-1)?.push(child)
  }
  const isEmpty = (line: FormulaNode[][]) => line.every((cell) => cell.every(({ func }) => func === 'space'))
  return lines.filter((line) => !isEmpty(line)).map((line) => line.map((cell) => wrapPieces(cell.flatMap(toPieces))))
}
