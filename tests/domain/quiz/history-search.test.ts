import { expect, test } from 'vitest'
import { HistoryQuery } from '#domain/quiz/history-query.ts'
import { HISTORY_SORTS, parseHistorySearch } from '#domain/quiz/history-search.ts'

test('the orders have names', () => {
  expect(HISTORY_SORTS.map(({ label }) => label)).toEqual(['Most Recent', 'Highest Score', 'Subject'])
})

test('the worker takes every order of the selector, and no other', () => {
  for (const { value } of HISTORY_SORTS) expect(HistoryQuery.parse({ sort: value }).sort).toBe(value)
  expect(HistoryQuery.safeParse({ sort: 'difficulty' }).success).toBe(false)
})

test('invalid filters of an address are dropped', () => {
  expect(parseHistorySearch({ subject: 'Physics', sort: 'score' })).toEqual({ subject: 'Physics', sort: 'score' })
  expect(parseHistorySearch({ subject: 'x'.repeat(81), sort: 'recent' })).toEqual({})
  expect(parseHistorySearch({ subject: 3, sort: 'worst' })).toEqual({})
})
