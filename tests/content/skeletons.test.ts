import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countContent, loadContent } from '../../scripts/content/content.ts'
import { createSkeleton } from '../../scripts/content/new.ts'
import { readCatalogue } from '../../scripts/content/subjects.ts'
import { copyContent, listMistakes } from '../support/content-folder.ts'

function openRoom(folder = copyContent()) {
  return { folder, catalogue: readCatalogue(folder), today: '2026-11-21' }
}

test('every skeleton passes the checks as it is, several of a kind too', async () => {
  const room = openRoom()
  const before = countContent(await loadContent(room.folder))
  const made = [
    createSkeleton('note', undefined, room),
    createSkeleton('note', 'mathematics/product-of-vectors/sheet', room),
    createSkeleton('note', 'nepali/gadya/namuna', room),
    createSkeleton('quiz', undefined, room),
    createSkeleton('quiz', 'ioe-chemistry-acids', room),
    createSkeleton('paper', undefined, room),
    createSkeleton('paper', '2081', room),
    createSkeleton('blog', undefined, room),
    createSkeleton('blog', 'reading-a-graph', room),
  ]
  for (const { file } of made) expect(existsSync(file)).toBe(true)

  expect(await listMistakes(room.folder, loadContent)).toEqual([])
  expect(countContent(await loadContent(room.folder))).toMatchObject({
    notes: before.notes + 3,
    quizzes: before.quizzes + 2,
    questions: before.questions + 4,
    papers: before.papers + 2,
    blogs: before.blogs + 2,
  })
})

test('a quiz gets its subject and series from its name', () => {
  const room = openRoom()
  const read = (name: string) => readFileSync(createSkeleton('quiz', name, room).file, 'utf8')
  expect(read('ioe-chemistry-acids')).toMatch(/subject: chemistry [\s\S]*series: ioe /)
  expect(read('biology-for-cee')).toMatch(/subject: biology [\s\S]*series: cee /)
  expect(read('class-12-english-poems')).toMatch(/subject: english [\s\S]*series: class-12 /)
})

test('a note lies in its chapter, and is named for its use', () => {
  const room = openRoom()
  const place = (name: string) => createSkeleton('note', name, room).file.slice(join(room.folder, 'notes/').length)
  expect(place('physics/acoustic-phenomena')).toBe('physics/acoustic-phenomena/notes.typ')
  expect(place('physics/acoustic-phenomena/formulas')).toBe('physics/acoustic-phenomena/formulas.typ')
  expect(place('polarization')).toBe('physics/polarization/notes.typ')
})

test.each([
  ['quiz', 'ioe-maths-calculus', 'quizzes/ioe-maths-calculus.yaml is there already'],
  ['blog', 'ioe-entrance-exam-format', 'ioe-entrance-exam-format.md is there already'],
  ['note', 'physics/rotational-dynamics', 'physics/rotational-dynamics/notes.typ is there already'],
  ['note', 'physics/tides', 'There is no chapter "tides" in physics. Its chapters: rotational-dynamics, '],
  ['note', 'magic/tides', 'There is no subject "magic". The subjects: physics, '],
  ['quiz', 'My Quiz', '"My Quiz" cannot be the name'],
  ['quiz', '../../package', '"../../package" cannot be the name'],
  ['paper', 'x/../y', '"x/../y" cannot be the name'],
] as const)('%s %s is refused, and nothing is written over', (kind, name, message) => {
  const folder = copyContent()
  const files = ['quizzes/ioe-maths-calculus.yaml', 'notes/physics/rotational-dynamics/notes.typ'].map((path) =>
    join(folder, path),
  )
  const before = files.map((file) => readFileSync(file, 'utf8'))
  expect(() => createSkeleton(kind, name, openRoom(folder))).toThrow(message)
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(before)
})
