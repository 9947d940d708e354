import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openNotes } from '#scripts/content/desk/desk-note.ts'
import { findTex } from '#scripts/content/notes/find-tex.ts'
import { buildNotes } from '#scripts/content/notes/notes.ts'
import { findTypstForm, KNOWN_COMMANDS } from '#scripts/content/notes/tex-words.ts'
import { listTypstSources } from '#scripts/content/notes/typst.ts'
import { contentFolder } from '#scripts/content/places.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'
import { layContent, listMistakes } from '#tests/support/samples/content-folder.ts'

const NOTE = 'notes/physics/wave-motion/notes.typ'
const HEADER = `#import "/notes/_template.typ": *
#show: note.with(chapter: "physics/wave-motion", title: "Waves", description: "All of them.", added: "2026-11-22")

= Waves
`
const read = (path: string) => readFileSync(join(contentFolder, path), 'utf8')

function layNote(text: string): string {
  const parts = ['notes/_template.typ', 'notes/_drawing.typ', 'notes/_html.typ', 'subjects/physics.yaml']
  return layContent({ ...Object.fromEntries(parts.map((path) => [path, read(path)])), [NOTE]: HEADER + text })
}

test.each([
  ['$\\frac{1}{2} m v^2$', '"\\frac" is TeX: a note is written in Typst, where it is (a)/(b)'],
  ['$2 \\pi r$', '"\\pi" is TeX: a note is written in Typst, where it is pi'],
  ['$v^{2}$', '"^{2}" is TeX: in Typst it is ^(2), or the braces are printed'],
  ['$\\left( x)$', '"\\left" is TeX: leave it out, because brackets grow by themselves'],
  [
    '$\\weird x$',
    '"\\weird" is TeX: a note is written in Typst, without backslashes; see the table of formulas in docs/content.md',
  ],
])('%s is answered with its Typst', (formula, message) => {
  expect(findTex(`First line\n#definition("x")[#text("a $")\n\n${formula}]`.replace('a $', 'a \\$'))).toEqual([
    { line: 4, message },
  ])
})

test('text that only looks like TeX is left alone', () => {
  const source = '`$\\frac$` costs \\$5 // $\\frac$\n$"\\frac" x_(a b) \\ \\u{2207} \\#$ \\$ \\alpha'
  expect(findTex(source)).toEqual([])
  for (const file of listTypstSources(join(contentFolder, 'notes')))
    expect(findTex(readFileSync(file, 'utf8')), file).toEqual([])
})

test('every answer is Typst that both editions take', async () => {
  const forms = [...new Set(KNOWN_COMMANDS.map(findTypstForm))]
  const folder = layNote(forms.map((form) => `- $x ${form} y$`).join('\n'))
  expect(await listMistakes(folder, () => buildNotes(readCatalogue(folder), folder))).toEqual([])
})

test('the check and the desk say what is TeX, and nothing else of that line', async () => {
  const folder = layNote('\nThe energy is $\\frac{1}{2} m v^2$.\n')
  const message = '"\\frac" is TeX: a note is written in Typst, where it is (a)/(b)'
  expect(await listMistakes(folder, () => buildNotes(readCatalogue(folder), folder))).toEqual([`${NOTE}:6: ${message}`])
  expect(await openNotes(folder).look(NOTE)).toMatchObject({
    mistakes: [{ line: 6, quote: 'The energy is $\\frac{1}{2} m v^2$.', message }],
  })
})
