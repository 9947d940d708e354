import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFlowing } from '#scripts/content/notes/flowing/make-flowing.ts'
import { openTypst } from '#scripts/content/notes/typst.ts'
import { contentFolder } from '#scripts/content/places.ts'

const typst = openTypst()
const file = join(contentFolder, 'notes/questions-of-a-test.typ')

function idsOf(source: string): string[] {
  const head = `#import "/notes/_template.typ": *
#show: note.with(chapter: "physics/rotational-dynamics", title: "Turning", description: "What turns.", added: "2026-11-21")
`
  return makeFlowing(typst.compileFlowing(file, head + source), file, 'en').questions
}

const WHY = '#question(marks: 5)[Why does $omega$ grow?][Because.]\n'
const CHOICE = '#choice(answer: "B")[Which one?][This][That][Both][None][It is.]\n'

test('a question keeps its id when the note changes around it, and when its answer does', () => {
  const [why = '', choice = ''] = idsOf(WHY + CHOICE)
  expect(why).toMatch(/^[0-9a-f]{8}$/)
  expect(idsOf(`= New heading\nNew text.\n#question[First?]\n${CHOICE}${WHY}`).slice(1)).toEqual([choice, why])
  expect(idsOf('#question(marks: 2)[Why does  $omega$\ngrow?][Of the torque.]')).toEqual([why])
  expect(idsOf(CHOICE.replace('"B"', '"C"'))).toEqual([choice])
})

test('a question that asks something else is another question', () => {
  expect(idsOf('#question[Is $a + b = c$?]')).not.toEqual(idsOf('#question[Is $a - b = c$?]'))
  expect(idsOf(CHOICE)).not.toEqual(idsOf(CHOICE.replace('[Both]', '[All]')))
})

test('a note that asks the same twice stops the build', () => {
  const source = '#question[Why not?][No.]\n#question(marks: 3)[Why not?][Yes.]'
  expect(() => idsOf(source)).toThrow('two questions ask the same: "Why not?"')
})
