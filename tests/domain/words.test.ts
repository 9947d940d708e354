import { describe, expect, test } from 'vitest'
import { findCredentialError } from '../../domain/account/credential-rules.ts'
import type { Note } from '../../domain/catalogue/catalogue.ts'
import { findNote } from '../../domain/catalogue/note-address.ts'
import { slugify } from '../../domain/catalogue/slug.ts'
import { formatDay, formatIsoDay } from '../../domain/study/day.ts'
import { timeAgo } from '../../domain/study/time-ago.ts'
import { greet } from '../../src/features/dashboard/greeting.ts'

test.each([
  ['Rotational Dynamics', 'rotational-dynamics'],
  ['  IOE: Vectors & 3D Geometry!  ', 'ioe-vectors-3d-geometry'],
  ['---', ''],
  ['C++ / C#', 'c-c'],
  ['नेपाली व्याकरण (कक्षा १२)', 'नेपाली-व्याकरण-कक्षा-१२'],
])('the slug of %j is %j', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('a note is found by its id first, then by the slug of its title', () => {
  const note = (id: string, title: string) => ({ id, title }) as Note
  const notes = [note('a', 'Rotational Dynamics'), note('rotational-dynamics', 'Other')]
  expect(findNote(notes, 'rotational-dynamics')?.title).toBe('Other')
  expect(findNote(notes, 'other')?.id).toBe('rotational-dynamics')
  expect(findNote(notes, 'a')?.id).toBe('a')
  expect(findNote(notes, 'Rotational Dynamics')).toBeNull()
})

test('an ISO day is the same day wherever it is read', () => {
  expect(formatIsoDay('2026-11-21')).toBe('21 Nov 2026')
  expect(formatIsoDay('2026-09-01', 'long')).toBe('1 September 2026')
})

test('a moment is its day where the student is', () => {
  expect(formatDay(new Date(2026, 8, 30, 23, 59).getTime())).toBe('30 Sep 2026')
})

describe('greeting', () => {
  test.each([
    [0, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [16, 'Good afternoon'],
    [17, 'Good evening'],
    [23, 'Good evening'],
  ])('at %i hours: %s', (hour, words) => {
    expect(greet(hour)).toBe(words)
  })
})

describe('how long ago', () => {
  const minute = 60_000
  const hour = 60 * minute
  const now = Date.UTC(2026, 10, 21, 12)
  test.each([
    [0, 'Just now'],
    [59 * minute, 'Just now'],
    [-hour, 'Just now'],
    [hour, '1 hour ago'],
    [23.9 * hour, '23 hours ago'],
    [24 * hour, '1 day ago'],
    [6.9 * 24 * hour, '6 days ago'],
    [7 * 24 * hour, '14 Nov 2026'],
  ])('%i ms: %s', (passed, words) => {
    expect(timeAgo(now - passed, now)).toBe(words)
  })
})

describe('what is wrong with an email and a password', () => {
  test.each([
    ['', 'secret', 'Please fill in all fields.'],
    ['a@b.co', '', 'Please fill in all fields.'],
    ['a@b.co', '12345', 'Password must be at least 6 characters long.'],
    ['a@b.co', '१२३४५', 'Password must be at least 6 characters long.'],
    ['a@b.co', '👍👍👍👍👍', 'Password must be at least 6 characters long.'],
    ['a@b.co', 'x'.repeat(257), 'Password must be at most 256 characters long.'],
    ['a@b', '123456', 'Please enter a valid email address.'],
    ['a@@b.co', '123456', 'Please enter a valid email address.'],
    ['a b@c.co', '123456', 'Please enter a valid email address.'],
    [`${'a'.repeat(250)}@b.co`, '123456', 'Please enter a valid email address.'],
    ['a@b.co', '123456', null],
    [' a@b.co ', ' 12345', null],
  ])('%j, %j: %s', (email, password, error) => {
    expect(findCredentialError({ email, password })).toBe(error)
  })
})
