import { expect, test } from 'vitest'
import type { NoteSection } from '#domain/catalogue/flowing-note.ts'
import { isSamePlace, pageOfPlace, sectionOfPage, sectionOfPlace } from '#domain/study/place-in-note.ts'

const section = (id: string, page: number): NoteSection => ({ id, number: '', title: id, level: 1, page })
const SECTIONS = [section('torque', 2), section('inertia', 4), section('theorems', 4), section('rolling', 7)]

test.each([
  [1, undefined],
  [2, 'torque'],
  [3, 'torque'],
  [4, 'inertia'],
  [5, 'theorems'],
  [9, 'rolling'],
])('page %i is about the section %s', (page, id) => expect(sectionOfPage(page, SECTIONS)?.id).toBe(id))

test('a place is found by its heading, and by its page where the note has no such heading', () => {
  expect(sectionOfPlace({ page: 4, heading: 'theorems' }, SECTIONS)?.id).toBe('theorems')
  expect(sectionOfPlace({ page: 4, heading: 'gone' }, SECTIONS)?.id).toBe('inertia')
  expect(sectionOfPlace({ page: 3, heading: null }, SECTIONS)?.id).toBe('torque')
  expect(sectionOfPlace({ page: 1 }, SECTIONS)).toBeNull()
})

test.each([
  ['the page under the heading', { page: 3, heading: 'torque' }, 3],
  ['the page on which the next heading begins', { page: 4, heading: 'torque' }, 4],
  ['a page after the last heading', { page: 30, heading: 'rolling' }, 30],
  ['a page that belongs to another heading since the note has changed', { page: 6, heading: 'torque' }, 2],
  ['a page before its heading', { page: 5, heading: 'rolling' }, 7],
  ['a heading that is gone', { page: 5, heading: 'gone' }, 5],
  ['no heading', { page: 5 }, 5],
])('%s', (_, place, page) => expect(pageOfPlace(place, SECTIONS)).toBe(page))

test('no heading is the same as a heading that is not known', () => {
  expect(isSamePlace({ page: 1, heading: null }, { page: 1 })).toBe(true)
  expect(isSamePlace({ page: 1, heading: 'torque' }, { page: 1 })).toBe(false)
})
