import { expect, test } from 'vitest'
import { countReadThisWeek, listTextsRead } from '#domain/study/reading-history.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-22T06:15:00Z')
const access = (contentId: string, daysAgo: number, contentType = 'blog') => ({
  contentId,
  contentType,
  lastAccessed: NOW - daysAgo * DAY,
})

test('a text that was opened several times is listed once, at its latest time', () => {
  const accesses = [access('a', 0), access('b', 1), access('a', 2), access('a', 3, 'article')]
  expect(listTextsRead(accesses)).toEqual([accesses[0], accesses[1], accesses[3]])
})

test('a week has seven days, to the millisecond', () => {
  const texts = [access('a', 0), access('b', 7 - 1 / DAY), access('c', 7)]
  expect(countReadThisWeek(texts, NOW)).toBe(2)
})
