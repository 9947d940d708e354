import { join } from 'node:path'
import { writeFormulas } from '#scripts/content/notes/flowing/formulas.ts'
import { openTypst } from '#scripts/content/notes/typst.ts'
import { contentFolder } from '#scripts/content/places.ts'

const typst = openTypst()
const file = join(contentFolder, 'notes/formulas-of-a-test.typ')

/** The MathML of every formula, in its parts, of a Typst source that uses the template of notes. */
export function formulasOf(source: string): string[][] {
  const { formulas } = typst.compileFlowing(file, `${HEAD}${source}`)
  return writeFormulas(formulas, file)
}

const HEAD = `#import "/notes/_template.typ": *
#show math.equation: flowing.formula
`
