import { describe, expect, test } from 'vitest'
import type { DateRange } from '#domain/search/date-range.ts'
import { listTopics, readScope } from '#domain/search/search-filters.ts'
import { searchEntryOf } from '#tests/support/samples/search-entries.ts'

const entry = searchEntryOf({
  id: 'note',
  title: 'Torque',
  subject: 'Physics',
  subjectKey: 'physics',
  tags: ['mechanics'],
  topics: ['Moment of inertia'],
  date: '2026-11-20',
})

const isIn = (dateRange: DateRange, date: string, now: string) =>
  readScope({ filters: { dateRange }, now: Date.parse(now) })({ ...entry, date })

describe('a range of dates', () => {
  test.each([
    ['week', '2026-11-14', true],
    ['week', '2026-11-13', false],
    ['month', '2026-10-22', true],
    ['month', '2026-10-21', false],
    ['year', '2025-11-21', true],
    ['year', '2025-11-20', false],
    ['all', '1990-01-01', true],
  ] as const)('%s: %s counts from noon of 21 November 2026: %s', (dateRange, date, expected) => {
    expect(isIn(dateRange, date, '2026-11-21T06:15:00Z')).toBe(expected)
  })

  test('begins a new day at midnight in Nepal, which is 18:15 UTC', () => {
    expect(isIn('week', '2026-11-14', '2026-11-21T18:14:59.999Z')).toBe(true)
    expect(isIn('week', '2026-11-14', '2026-11-21T18:15:00Z')).toBe(false)
    expect(isIn('week', '2026-11-15', '2026-11-21T18:15:00Z')).toBe(true)
  })

  test('goes over the end of a month and of a year', () => {
    expect(isIn('week', '2026-12-27', '2027-01-03T00:00:00Z')).toBe(true)
    expect(isIn('week', '2026-12-26', '2027-01-03T00:00:00Z')).toBe(false)
    expect(isIn('month', '2026-01-29', '2026-02-28T00:00:00Z')).toBe(true)
    expect(isIn('month', '2026-01-28', '2026-02-28T00:00:00Z')).toBe(false)
  })

  test('counts the leap day', () => {
    expect(isIn('week', '2028-02-23', '2028-03-01T00:00:00Z')).toBe(true)
    expect(isIn('week', '2028-02-22', '2028-03-01T00:00:00Z')).toBe(false)
    expect(isIn('week', '2026-02-22', '2026-03-01T00:00:00Z')).toBe(true)
    expect(isIn('year', '2028-02-29', '2029-02-28T00:00:00Z')).toBe(true)
    expect(isIn('year', '2028-02-29', '2029-03-01T00:00:00Z')).toBe(false)
  })

  test('has no entry without a date, and none where no time is given', () => {
    expect(isIn('week', '', '2026-11-21T06:15:00Z')).toBe(false)
    expect(readScope({ filters: { dateRange: 'year' } })(entry)).toBe(false)
  })
})

describe('a tag', () => {
  test.each([
    [['Mechanics'], true],
    [['moment of INERTIA'], true],
    [['optics', 'mechanics'], true],
    [['optics'], false],
    [[], true],
  ])('%j holds for an entry with the tag or the topic: %s', (tags, expected) => {
    expect(readScope({ filters: { tags } })(entry)).toBe(expected)
  })
})

test('a subject and a kind hold together', () => {
  expect(readScope({ types: ['note'], filters: { subject: 'Physics' } })(entry)).toBe(true)
  expect(readScope({ types: ['note'], filters: { subject: 'Chemistry' } })(entry)).toBe(false)
  expect(readScope({ types: ['quiz'], filters: { subject: 'Physics' } })(entry)).toBe(false)
})

test('the topics of results come with the most frequent first, each once', () => {
  const results = [{ topics: ['a', 'b'] }, { topics: ['b', 'c'] }, { topics: [] }]
  expect(listTopics(results, 6)).toEqual(['b', 'a', 'c'])
  expect(listTopics(results, 2)).toEqual(['b', 'a'])
})
