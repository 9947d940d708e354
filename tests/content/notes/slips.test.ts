import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openNotes } from '#scripts/content/desk/desk-note.ts'
import { ContentMistakes } from '#scripts/content/mistakes.ts'
import { findSlips } from '#scripts/content/notes/find-slips.ts'
import { buildNotes } from '#scripts/content/notes/notes.ts'
import { listTypstSources, openTypst } from '#scripts/content/notes/typst.ts'
import { contentFolder } from '#scripts/content/places.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'
import { layContent, listMistakes } from '#tests/support/samples/content-folder.ts'

const HEADER = `#import "/notes/_template.typ": *
#show: note.with(
  chapter: "physics/wave-motion",
  title: "Waves",
  description: "All of them.",
  added: "2026-11-22",
)

`

const typst = openTypst()
const FILE = join(contentFolder, 'notes/physics/wave-motion/slip.typ')

/** The compiler's message about the slip, in an author's words. */
async function explain(text: string): Promise<string[]> {
  try {
    await typst.compile(FILE, text)
    return []
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error
    return error.mistakes.map(({ line, message }) => `${line}: ${message}`)
  }
}

test.each<[slip: string, text: string, mistake: string]>([
  ['a dollar too few', 'Let $P and $Q$ act\nat $theta$.', '9: a dollar has no partner: '],
  [
    'a dollar too few in a box',
    '#law("x")[\n  One $a$,\n  $ x = (a + b \n  $ y = c $\n]',
    '11: a dollar has no partner: ',
  ],
  ['a dollar behind a long formula', '$ a &= b \\\n  &= c $\nIt costs $5.', '11: a dollar has no partner: '],
  ['a box that is not closed', '#law("x")[One.\n\n#law("y")[Two.]', '9: a bracket [ of this line has no partner: '],
  ['a cell that is not closed', '#note-table(header: ([a], [b]),\n  [c], [d,\n)', '10: a bracket [ of this line'],
  ['a quote too few', '#law("x)[One.]\n\nIt is "so".', '9: a quote has no partner: '],
  ['a star alone', 'So 2 * 3 is 6.', '9: a star has no partner: '],
  ['a comma too few', '#note-table(header: ([a], [b]),\n  [c] [d],\n)', '10: a comma is missing here, '],
  ['a caption in words', '#fig(alt: "x", caption: The waves of it, [])', '9: a comma is missing here, '],
  ['a misspelt box', '#defintion("x")[One.]', '9: there is no #defintion: do you mean #definition?'],
  ['a sign for a number', 'The #no 1.', '9: there is no #no: a # that should be seen is written \\#'],
  ['a name without quotes', '#definition(Wave)[One.]', '9: put "Wave" in quotes; '],
  ['a unit without quotes', '$3 unit(m)$', '9: its text stands in quotes, as in unit("m s^-1")'],
  [
    'an unknown colour',
    '#draw.canvas({\n  import draw: *\n  line((0, 0), (1, 1), stroke: pink)\n})',
    '11: there is no colour "pink"',
  ],
  [
    'a drawing without its first line',
    '#draw.canvas({\n  arrow((0, 0), (1, 1))\n})',
    '10: "arrow" is part of a drawing: ',
  ],
  [
    'an unknown anchor',
    '#draw.canvas({\n  import draw: *\n  label((0, 0), [a], anchor: "above")\n})',
    '11: there is no anchor "above"; there are: center, north',
  ],
  [
    'a gap between brackets',
    '#example("x")[One.] [Two.]',
    '9: example takes [problem][solution] and perhaps [answer], each right behind the other: ',
  ],
  ['a table without a header', '#note-table([a], [b])', '9: a table begins with its header: '],
  ['a picture that is not there', '#image("wave.svg")', '9: there is no file "wave.svg" in the folder of this note'],
  ['an address', 'Write to ram@school', '9: nothing here is named "school": '],
])('%s is one mistake with its line', async (_, text, mistake) => {
  const found = await explain(HEADER + text)
  expect(found.map((each) => each.slice(0, mistake.length))).toEqual([mistake])
})

test('a quote too few in the header is said where it is', async () => {
  expect(await explain(HEADER.replace('"All of them."', '"All of them.'))).toEqual([
    '5: a quote has no partner: a text that begins with " ends with "',
  ])
})

test.each<[slip: string, text: string, mistakes: string[]]>([
  ['a box without its sign', 'definition("x")[One.]', ['9: before the name of a box stands a #: #definition']],
  ['a heading without its space', '=Waves', ['9: behind the = of a heading stands a space']],
  ['a formula on a line of its own', '$v = u$', ['9: a formula on a line of its own has a space beside both of its']],
  [
    'a space at one dollar',
    'So\n$ v = u$\nholds',
    ['10: a formula on a line of its own has a space beside both of its'],
  ],
  ['TeX', '$\\frac{1}{2}$', ['9: "\\frac" is TeX']],
  [
    'nothing but what is right',
    'So $v = u$ and\n$v$\nhold: $ x $\n#beside(\n  fig(alt: "x")[a])[`=x $ `]\n// =x $',
    [],
  ],
])('%s would be set, so it is found in the source', (_, text, mistakes) => {
  const found = findSlips(HEADER + text).map(({ line, message }) => `${line}: ${message}`)
  expect(found.map((each, index) => each.slice(0, mistakes[index]?.length))).toEqual(mistakes)
})

test('the notes have no slip', () => {
  for (const file of listTypstSources(join(contentFolder, 'notes')))
    expect(findSlips(readFileSync(file, 'utf8')), file).toEqual([])
})

test('another chapter than that of the folder is said with its line, in the desk and by the check', async () => {
  const parts = ['notes/_template.typ', 'notes/_drawing.typ', 'notes/_html.typ', 'subjects/physics.yaml']
  const files = Object.fromEntries(parts.map((path) => [path, readFileSync(join(contentFolder, path), 'utf8')]))
  const note = 'notes/physics/wave-motion/notes.typ'
  for (const chapter of ['waves', 'physic/wave-motion', 'physics/waves']) {
    const folder = layContent({ ...files, [note]: `${HEADER.replace('physics/wave-motion', chapter)}= Waves` })
    const message = 'this file lies under physics/wave-motion, so it begins with chapter: "physics/wave-motion"'
    expect((await openNotes(folder).look(note)).mistakes).toMatchObject([{ line: 3, message }])
    expect(await listMistakes(folder, () => buildNotes(readCatalogue(folder), folder))).toEqual([
      `${note}:3: ${message}`,
    ])
  }
})
