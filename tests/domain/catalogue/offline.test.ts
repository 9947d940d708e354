import { expect, test } from 'vitest'
import { describeBytes, type OfflineSubject, planSaving } from '#domain/catalogue/offline.ts'

const file = (address: string, bytes: number) => ({ address, bytes })
const physics: OfflineSubject = {
  key: 'physics',
  name: 'Physics',
  chapters: [
    { id: 'heat', title: 'Heat' },
    { id: 'optics', title: 'Optics' },
  ],
  lists: [file('/list', 5)],
  notes: [
    { id: 'heat-notes', title: 'Heat and Work', chapterId: 'heat', files: [file('/heat.pdf', 100), file('/font', 7)] },
    { id: 'optics-notes', title: 'Light', chapterId: 'optics', files: [file('/optics.pdf', 200), file('/font', 7)] },
  ],
  quizzes: [
    { id: 'heat-quiz', title: 'Heat quiz', chapterId: 'heat', version: 'v1', bytes: 10 },
    { id: 'ioe-physics', title: 'IOE Physics', chapterId: null, version: 'v1', bytes: 20 },
  ],
  tools: { reader: [file('/reader', 50)], maths: [file('/maths', 30)] },
}
const plan = (kind: 'note' | 'quiz' | 'chapter' | 'subject', id: string) =>
  planSaving(physics, { kind, subjectKey: 'physics', id })

test('a note takes its files, the reader and the lists that lead to it', () => {
  expect(plan('note', 'heat-notes')).toEqual({
    title: 'Heat and Work',
    chapterId: 'heat',
    files: [file('/list', 5), file('/reader', 50), file('/heat.pdf', 100), file('/font', 7)],
    quizzes: [],
    bytes: 162,
  })
})

test('a quiz takes itself and what sets its formulas', () => {
  expect(plan('quiz', 'ioe-physics')).toMatchObject({
    title: 'IOE Physics',
    chapterId: null,
    files: [file('/maths', 30)],
    bytes: 50,
  })
})

test('a chapter and a subject take all of theirs, and what they share once', () => {
  expect(plan('chapter', 'heat')).toMatchObject({ title: 'Heat', bytes: 202, quizzes: [{ id: 'heat-quiz' }] })
  expect(plan('subject', 'physics')).toMatchObject({ title: 'Physics', bytes: 5 + 50 + 30 + 300 + 7 + 30 })
})

test('what is not there cannot be saved', () => {
  expect(plan('chapter', 'magnetism')).toBeNull()
  expect(plan('note', 'heat-quiz')).toBeNull()
})

test('sizes are said as students know them', () => {
  expect([0, 999, 240_400, 1_940_000, 12_000_000, 10_737_000_000].map(describeBytes)).toEqual([
    '1 kB',
    '1 kB',
    '240 kB',
    '1.9 MB',
    '12.0 MB',
    '10.7 GB',
  ])
})
