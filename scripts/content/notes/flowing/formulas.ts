import { ContentMistakes, type Mistake } from '#scripts/content/mistakes.ts'
import { type FormulaNode, sketchFormula, UnknownFormula } from '../mathml/formula-node.ts'
import { findLostLetters } from '../mathml/lost-letters.ts'
import { writeFormula } from '../mathml/write-formula.ts'

export type Formula = { body: FormulaNode; block: boolean }

/**
 * The MathML of each formula of a note, in parts between which a line may break.
 * @throws ContentMistakes with every formula that has no MathML, or an incomplete one.
 */
export function writeFormulas(formulas: Formula[], file: string): string[][] {
  const mistakes: Mistake[] = []
  const written = formulas.map(({ body, block }) => {
    try {
      return writeWhole(body, block)
    } catch (error) {
      if (!(error instanceof UnknownFormula)) throw error
      mistakes.push({ file, line: 0, message: `the formula "${sketchFormula(body)}": ${error.message}` })
      return []
    }
  })
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)
  return written
}

/** @throws UnknownFormula */
function writeWhole(body: FormulaNode, block: boolean): string[] {
  const parts = writeFormula(body, block)
  const lost = findLostLetters(body, parts.join(''))
  if (lost.length > 0) throw new UnknownFormula(`its page would not show ${lost.join(' ')} as its source has it`)
  return parts
}
