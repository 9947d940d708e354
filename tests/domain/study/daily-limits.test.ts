import { expect, test } from 'vitest'
import {
  clampDoneAt,
  RESULTS_PER_DAY,
  STUDY_SECONDS_PER_DAY,
  TOO_MUCH_FOR_A_DAY,
  VISITS_PER_DAY,
} from '#domain/study/daily-limits.ts'

const now = Date.UTC(2026, 10, 22, 6)
const DAY = 24 * 60 * 60 * 1000

test.each([
  ['an hour ago', { doneAt: now - DAY / 24 }, now - DAY / 24],
  ['now', { doneAt: now }, now],
  ['a millisecond ahead', { doneAt: now + 1 }, now],
  ['exactly 60 days ago', { doneAt: now - 60 * DAY }, now - 60 * DAY],
  ['a millisecond before that', { doneAt: now - 60 * DAY - 1 }, now - 60 * DAY],
  ['at the told time, however long its request took', { doneAt: now - 50_000, sentAt: now - 40_000 }, now - 50_000],
  ['on a clock two minutes behind', { doneAt: now - 125_000, sentAt: now - 120_000 }, now - 5000],
  ['on a clock a year ahead', { doneAt: now + 365 * DAY - 5000, sentAt: now + 365 * DAY }, now - 5000],
  ['on a clock a year behind', { doneAt: now - 365 * DAY - 5000, sentAt: now - 365 * DAY }, now - 5000],
  ['after it was sent, by a clock that was set back between', { doneAt: now + DAY, sentAt: now }, now],
])('what was done %s was done at a time that can be believed', (_, { doneAt, ...times }, expected) => {
  expect(clampDoneAt(doneAt, { ...('sentAt' in times && { sentAt: times.sentAt }), now })).toBe(expected)
})

test('the limits of a day, and what is said beyond them', () => {
  expect(RESULTS_PER_DAY).toBe(200)
  expect(VISITS_PER_DAY).toBe(1000)
  expect(STUDY_SECONDS_PER_DAY).toBe(86400)
  expect(TOO_MUCH_FOR_A_DAY).toBe('That is more than can be stored in one day. It is kept and sent again tomorrow.')
})
