import { expect, test } from 'vitest'
import { classOfSubject } from '#domain/catalogue/school-class.ts'
import { parseNotesFilter } from '#domain/search/notes-filter.ts'

const NONE = { grade: undefined, q: undefined, subject: undefined, added: undefined, tags: undefined, open: undefined }

test('an address without filters has every key', () => {
  expect(parseNotesFilter({})).toStrictEqual(NONE)
})

test('valid filters are kept', () => {
  const filter = { grade: 'Class 11', q: 'torque', subject: 'Physics', added: 'week', tags: ['Waves'], open: 'physics' }
  expect(parseNotesFilter(filter)).toStrictEqual(filter)
})

test.each([
  ['an unknown class', { grade: 'Class 9' }],
  ['an unknown range', { added: 'decade' }],
  ['the range that is no filter', { added: 'all' }],
  ['empty texts', { q: '', subject: '', tags: [''], open: '' }],
  ['values that are no texts', { q: {}, subject: 3, tags: 'Waves', open: [] }],
])('%s is left out', (_, search) => {
  expect(parseNotesFilter(search)).toStrictEqual(NONE)
})

test('a query of digits alone is a text, and texts are bounded', () => {
  expect(parseNotesFilter({ q: 12 }).q).toBe('12')
  const { q, tags } = parseNotesFilter({ q: 'x'.repeat(500), tags: Array(50).fill('y'.repeat(500)) })
  expect([q?.length, tags?.length, tags?.[0]?.length]).toEqual([100, 10, 100])
})

test.each([
  ['physics', 'Class 12'],
  ['physicsClass11', 'Class 11'],
  ['socialStudiesClass10', 'Class 10'],
])('the class of %s is %s', (key, expected) => {
  expect(classOfSubject(key)).toBe(expected)
})
