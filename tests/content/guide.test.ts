import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildNotes } from '../../scripts/content/notes/notes.ts'
import { contentFolder } from '../../scripts/content/places.ts'
import { buildQuizzes } from '../../scripts/content/quizzes/quizzes.ts'
import { readCatalogue } from '../../scripts/content/subjects.ts'
import { projectFolder } from '../../scripts/set-up/files.mjs'
import { layContent, listMistakes } from '../support/content-folder.ts'

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

test('the note of the guide is in order', async () => {
  const parts = ['_template.typ', '_drawing.typ', '_html.typ'].map((name) => `notes/${name}`)
  const folder = layContent({
    ...Object.fromEntries(parts.map((path) => [path, readFileSync(join(contentFolder, path), 'utf8')])),
    'subjects/physics.yaml': readFileSync(join(contentFolder, 'subjects/physics.yaml'), 'utf8'),
    'notes/physics/wave-motion/notes.typ': readExample('typst'),
  })
  expect(await listMistakes(folder, () => buildNotes(readCatalogue(folder), folder))).toEqual([])
})
