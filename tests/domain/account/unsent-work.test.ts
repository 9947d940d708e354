import { expect, test } from 'vitest'
import { describeUnsent, nameUnsent, sumUnsent, type Unsent } from '#domain/account/unsent-work.ts'

const unsent = (results: number, marks: number, reading: number): Unsent => [
  { name: 'result', hasPlural: true, count: results },
  { name: 'marked question', hasPlural: true, count: marks },
  { name: 'your reading', hasPlural: false, count: reading },
]

test.each([
  [unsent(0, 0, 0), ''],
  [unsent(1, 0, 0), '1 result waits to be sent'],
  [unsent(2, 0, 0), '2 results wait to be sent'],
  [unsent(0, 0, 3), 'your reading waits to be sent'],
  [unsent(1, 0, 3), '1 result and your reading wait to be sent'],
  [unsent(2, 1, 1), '2 results, 1 marked question and your reading wait to be sent'],
])('%j reads "%s"', (counts, text) => {
  expect(describeUnsent(counts)).toBe(text)
})

test('the counts of several students add up, in the order of their names', () => {
  expect(nameUnsent(sumUnsent([unsent(0, 2, 0), unsent(1, 1, 1)]))).toBe(
    '1 result, 3 marked questions and your reading',
  )
  expect(sumUnsent([])).toEqual([])
})
