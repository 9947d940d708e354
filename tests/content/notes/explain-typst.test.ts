import { expect, test } from 'vitest'
import { explainDiagnostics } from '#scripts/content/notes/explain-typst.ts'

const NOTE = '/content/notes/physics/waves/notes.typ'
const at = (line: number) => ({ start: { line: line - 1 } })

test('an error inside the template is shown where the note calls it', () => {
  const diagnostics = [
    {
      message: 'assertion failed: choice takes [stem], four options and [why]',
      path: '/content/notes/_template.typ',
      range: at(183),
    },
    { message: 'while calling choice', path: NOTE, range: at(40) },
  ]
  expect(explainDiagnostics(diagnostics, NOTE)).toEqual([
    {
      file: NOTE,
      line: 40,
      message: expect.stringMatching(/^choice takes \[stem\], four options and \[why\], each right behind/),
    },
  ])
})

test('a mistake in a file that the note does not call is the note as a whole', () => {
  const diagnostics = [{ message: 'file not found', path: '/content/notes/_template.typ', range: at(3) }]
  expect(explainDiagnostics(diagnostics, NOTE)).toEqual([{ file: NOTE, line: 0, message: 'file not found' }])
})

test('a failure without an exact place is reported, too', () => {
  const diagnostics = [{ message: 'while calling choice', path: NOTE, range: at(40) }]
  expect(explainDiagnostics(diagnostics, NOTE)).toEqual([{ file: NOTE, line: 40, message: 'while calling choice' }])
})

test.each([
  ['unclosed delimiter', 'a dollar or a bracket has no partner'],
  ['unknown variable: dx, hints: if you meant', 'a derivative is written (dif y)/(dif x)'],
  ['unknown variable: PQ, hints: if you meant', 'put a space between letters that are multiplied'],
  ['unknown variable: अ', '[अ]'],
  ['expected content, found length', 'expected content, found length'],
])('%s is said in an author’s words', (message, words) => {
  const [mistake] = explainDiagnostics([{ message, path: NOTE, range: at(7) }], NOTE, '')
  expect(mistake).toMatchObject({ file: NOTE, line: 7, message: expect.stringContaining(words) })
})
