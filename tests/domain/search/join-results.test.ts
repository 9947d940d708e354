import { expect, test } from 'vitest'
import { joinResults, listBeforePassages } from '#domain/search/join-results.ts'
import type { SearchResult } from '#domain/search/search-entry.ts'
import { searchResultOf } from '#tests/support/samples/search-entries.ts'

const list = (name: string, count: number, isClose = false) =>
  Array.from({ length: count }, (_, index) => searchResultOf(`${name}${index}`, isClose))
const ids = (results: SearchResult[]) => results.map(({ id }) => id).join(' ')

test.each([
  ['titles first, and four passages at least', 10, 10, 't0 t1 t2 t3 t4 t5 p0 p1 p2 p3'],
  ['more passages if there are few titles', 2, 10, 't0 t1 p0 p1 p2 p3 p4 p5 p6 p7'],
  ['more titles if there are few passages', 10, 1, 't0 t1 t2 t3 t4 t5 t6 t7 t8 p0'],
  ['titles alone', 10, 0, 't0 t1 t2 t3 t4 t5 t6 t7 t8 t9'],
  ['passages alone', 0, 12, 'p0 p1 p2 p3 p4 p5 p6 p7 p8 p9'],
])('%s, ten in all', (_, titles, passages, joined) => {
  expect(ids(joinResults(list('t', titles), list('p', passages)))).toBe(joined)
})

test('matches with a typing error come last, and are left out if there are enough others', () => {
  const close = list('c', 9, true)
  expect(ids(joinResults(close, list('p', 2)))).toBe('p0 p1 c0 c1 c2 c3 c4 c5 c6 c7')
  expect(ids(joinResults(close, list('p', 3)))).toBe('p0 p1 p2')
  expect(ids(joinResults(list('t', 1), list('q', 5, true)))).toBe('t0 q0 q1 q2 q3 q4')
})

test('titles can leave the room of passages free', () => {
  expect(ids(joinResults(list('t', 10), list('p', 1), { keepsRoom: true }))).toBe('t0 t1 t2 t3 t4 t5 p0')
})

test.each([
  ['many titles', list('t', 10), list('p', 10)],
  ['few passages', list('t', 10), list('p', 1)],
  ['no passage', list('t', 10), []],
  ['titles with a typing error', [...list('t', 1), ...list('c', 9, true)], list('p', 1)],
])('nothing that was there before the passages moves when they join: %s', (_, titles, passages) => {
  const before = listBeforePassages(titles)
  expect(joinResults(titles, passages, { keepsRoom: true }).slice(0, before.length)).toEqual(before)
  expect(joinResults(titles, passages).slice(0, before.length)).toEqual(before)
})
