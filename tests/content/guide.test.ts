import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openNotes } from '#scripts/content/desk/desk-note.ts'
import { buildNotes } from '#scripts/content/notes/notes.ts'
import { findTexMistake } from '#scripts/content/papers/tex.ts'
import { contentFolder } from '#scripts/content/places.ts'
import { buildQuizzes } from '#scripts/content/quizzes/quizzes.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { layContent, listMistakes } from '../support/samples/content-folder.ts'

const guide = readFileSync(join(projectFolder, 'docs/content.md'), 'utf8')

function readExample(language: string): string {
  const example = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1]
  if (!example) throw new Error(`The guide shows no ${language}.`)
  return example
}

test('the quiz of the guide is in order', async () => {
  const folder = layContent({ 'quizzes/example.yaml': readExample('yaml') })
  expect(await listMistakes(folder, () => buildQuizzes(readCatalogue(), folder))).toEqual([])
})

function layNote(source: string): string {
  const parts = ['notes/_template.typ', 'notes/_drawing.typ', 'notes/_html.typ', 'subjects/physics.yaml']
  return layContent({
    ...Object.fromEntries(parts.map((path) => [path, readFileSync(join(contentFolder, path), 'utf8')])),
    'notes/physics/wave-motion/notes.typ': source,
    'notes/physics/wave-motion/wave.svg': SVG,
  })
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 180"><path d="M50 15V145H265" /></svg>'
const [HEADER = ''] = readExample('typst').split('= Progressive waves')

/** The mistakes of both editions, as the desk shows them. */
async function listNoteMistakes(source: string): Promise<string[]> {
  const folder = layNote(source)
  const { mistakes } = await openNotes(folder).look('notes/physics/wave-motion/notes.typ')
  return [
    ...mistakes.map(({ line, message }) => `${line}: ${message}`),
    ...(await listMistakes(folder, () => buildNotes(readCatalogue(folder), folder))),
  ]
}

test('the note of the guide is in order', async () => {
  expect(await listNoteMistakes(readExample('typst'))).toEqual([])
})

test('every figure to change is in order in both editions, and so is a picture from a file', async () => {
  const figures = readFileSync(join(projectFolder, 'docs/figures.md'), 'utf8')
  const examples = [...figures.matchAll(/```(?:typst)?\n(#fig\([\s\S]*?)```/g)].map(([, example]) => example)
  expect(examples).toHaveLength(7)
  expect(await listNoteMistakes(`${HEADER}= Figures\n\n${examples.join('\n')}`)).toEqual([])
})

test('every box of the guide is in order', async () => {
  const rows = guide.match(/\n## A note\n[\s\S]*?\n## /)?.[0].match(/^\| [^`|]+ \| `#.* \|$/gm) ?? []
  const boxes = rows.flatMap((row) => [...row.matchAll(/`([^`]*)`/g)].map(([, code]) => code ?? ''))
  expect(boxes).toHaveLength(14)
  // The box of a whole chapter needs at least ten questions, and is before the first heading.
  const others = boxes.filter((box) => !/^#(in-exam|problem)/.test(box))
  // Problems must be a set of three levels.
  const problem = boxes.find((box) => box.startsWith('#problem')) ?? ''
  const problems = [1, 1, 1, 2, 2, 2, 3, 3].map((level, index) =>
    problem.replace('level: 1', `level: ${level}`).replace('The problem', `Problem ${index}`),
  )
  expect(await listNoteMistakes(`${HEADER}= Boxes\n\n${[...others, ...problems].join('\n\n')}\n`)).toEqual([])
})

test('every formula of the table is in order, in a note and in a quiz', async () => {
  const rows = guide.match(/\n## Formulas, units and figures\n[\s\S]*?\n## /)?.[0].match(/^\| .* \|$/gm) ?? []
  const cells = rows.map((row) =>
    row.split(' | ').map((cell) => [...cell.matchAll(/`([^`]*)`/g)].map(([, code]) => code)),
  )
  const codesOf = (column: number) => cells.flatMap((row) => row[column] ?? []).filter((code) => !code?.includes('..'))
  expect(await listNoteMistakes(`${HEADER}= Formulas\n\n- ${codesOf(1).join('\n- ')}\n`)).toEqual([])
  const quiz = codesOf(2)
  expect(quiz.length).toBeGreaterThan(30)
  expect(quiz.filter((code) => code === undefined || !code.startsWith('$') || findTexMistake(code))).toEqual([])
})
