import { ContentMistakes, type Mistake } from '../../mistakes.ts'
import { type FormulaNode, sketchFormula, UnknownFormula } from '../mathml/formula-node.ts'
import { writeFormula } from '../mathml/write-formula.ts'

export type Formula = { body: FormulaNode; block: boolean }

/** The MathML of each formula of a note, in the parts between which a line may break. @throws ContentMistakes with every formula that has none. */
export function writeFormulas(formulas: Formula[], file: string): string[][] {
  const mistakes: Mistake[] = []
  const written = formulas.map(({ body, block }) => {
    try {
      return writeFormula(body, block)
    } catch (error) {
      if (!(error instanceof UnknownFormula)) throw error
      mistakes.push({ file, line: 0, message: `the formula "${sketchFormula(body)}": ${error.message}` })
      return []
    }
  })
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)
  return written
}
