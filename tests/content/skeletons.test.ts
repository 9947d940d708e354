import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countContent, loadContent } from '#scripts/content/content.ts'
import { contentFolder } from '#scripts/content/places.ts'
import { createSkeleton } from '#scripts/content/skeletons/create-skeleton.ts'
import { findSamplesIn, findSampleTexts } from '#scripts/content/skeletons/sample-texts.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'
import { copyContent, layContent, listMistakes } from '../support/samples/content-folder.ts'
import { SMALL } from '../support/samples/small-content.ts'

/** The real catalogue over a small folder, unless another folder is given. */
function openRoom(folder = layContent(SMALL)) {
  return { folder, catalogue: readCatalogue(), today: '2026-11-21' }
}

test('every skeleton passes the checks as it is, several of a kind too', async () => {
  const room = openRoom(copyContent())
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

test('sample text that is left is refused, in every skeleton', () => {
  const room = openRoom()
  const made = [
    createSkeleton('note', 'physics/acoustic-phenomena', room),
    createSkeleton('note', 'nepali/gadya/namuna', room),
    createSkeleton('quiz', 'ioe-chemistry-acids', room),
    createSkeleton('paper', '2081', room),
    createSkeleton('blog', 'reading-a-graph', room),
  ]
  expect(made.map(({ file }) => findSamplesIn(file).length)).toEqual([7, 7, 4, 2, 3])
  expect(findSampleTexts(contentFolder)).toEqual([])
})

test('a quiz gets its subject and series from its name', () => {
  const room = openRoom()
  const read = (name: string) => readFileSync(createSkeleton('quiz', name, room).file, 'utf8')
  expect(read('ioe-chemistry-acids')).toMatch(/subject: chemistry [\s\S]*series: ioe /)
  expect(read('biology-for-cee')).toMatch(/subject: biology [\s\S]*series: cee /)
  expect(read('class-12-english-poems')).toMatch(/subject: english [\s\S]*series: class-12 /)
})

test('a note is in the folder of its chapter, and is named for its use', () => {
  const room = openRoom()
  const place = (name: string) => createSkeleton('note', name, room).file.slice(join(room.folder, 'notes/').length)
  expect(place('physics/acoustic-phenomena')).toBe('physics/acoustic-phenomena/notes.typ')
  expect(place('physics/acoustic-phenomena/formulas')).toBe('physics/acoustic-phenomena/formulas.typ')
  expect(place('polarization')).toBe('physics/polarization/notes.typ')
})

test.each([
  ['quiz', 'single', 'quizzes/single.yaml is there already and stays as it is. Add a name of your own: '],
  ['blog', 'ioe-entrance-exam-format', 'resources/blogs/ioe-entrance-exam-format.md is there already'],
  ['note', 'physics/polarization', 'notes/physics/polarization/notes.typ is there already and stays as it is.'],
  ['note', 'physics/tides', 'There is no chapter "tides" in physics. Its chapters: rotational-dynamics, '],
  ['note', 'magic/tides', 'There is no subject "magic". The subjects: physics, '],
  ['quiz', 'My Quiz', '"My Quiz" cannot be the name'],
  ['quiz', '../../package', '"../../package" cannot be the name'],
  ['paper', 'x/../y', '"x/../y" cannot be the name'],
] as const)('%s %s is refused, and nothing is written', (kind, name, message) => {
  const folder = layContent({ ...SMALL, 'notes/physics/polarization/notes.typ': 'Mine.' })
  const read = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [parentPath, name, readFileSync(join(parentPath, name), 'utf8')])
  const before = read()
  expect(() => createSkeleton(kind, name, openRoom(folder))).toThrow(message)
  expect(read()).toEqual(before)
})
