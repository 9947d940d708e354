import { expect, test } from 'vitest'
import { dashboardPathOf } from '#src/features/search/notes/dashboard-path.ts'

const entry = {
  id: '',
  names: [],
  subject: 'Biology',
  chapter: '',
  description: '',
  url: '',
  place: '',
  tags: [],
  topics: [],
  date: '',
}

test.each([
  [{ type: 'note', title: 'Plant Anatomy', subjectKey: 'biology', chapterId: 'plant-anatomy' }, '/plant-anatomy'],
  [
    { type: 'chapter', title: 'Genetics', subjectKey: 'biologyClass11', chapterId: 'genetics' },
    '?grade=Class+11&open=biologyClass11#genetics',
  ],
  [{ type: 'subject', title: 'Biology', subjectKey: 'biology', chapterId: '' }, '?grade=Class+12&open=biology'],
] as const)('%j is in the dashboard at /dashboard/notes%s', (found, path) => {
  expect(dashboardPathOf({ ...entry, ...found })).toBe(`/dashboard/notes${path}`)
})

test('a place in a note is in its text, in the dashboard as well', () => {
  const url = '/notes/biology/genetics/biology-genetics-notes/read#definition-gene'
  const found = { type: 'definition', title: 'Gene', subjectKey: 'biology', chapterId: 'genetics', url } as const
  expect(dashboardPathOf({ ...entry, ...found })).toBe(
    '/dashboard/notes/biology-genetics-notes?view=text#definition-gene',
  )
})
