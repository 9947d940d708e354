import { describe, expect, test } from 'vitest'
import type { Note, SubjectDetail } from '#domain/catalogue/catalogue.ts'
import { findNote, openNote, pathOfNote, toDashboard, toFlowing } from '#domain/catalogue/note-address.ts'

const note = {
  id: 'physics-heat-notes',
  title: 'Heat & Thermodynamics!',
  description: 'About heat.',
  subject: 'Physics',
  chapter: 'Heat',
  url: '/files/notes/physics-heat-notes.pdf',
  size: '90 kB',
  pages: 5,
  created_at: '2026-11-21',
  grade_level: 'Class 12',
} as const
const physics: SubjectDetail = {
  key: 'physics',
  name: 'Physics',
  description: 'Everything that moves.',
  icon: 'atom',
  hue: 'blue',
  grade_level: 'Class 12',
  totalChapters: 1,
  totalNotes: 1,
  chapters: [{ id: 'heat', title: 'Heat', description: 'About heat.', topics: ['Heat'], notesCount: 1, notes: [note] }],
}
const address = { subject: 'physics', chapter: 'heat', noteId: 'physics-heat-notes' }

describe('a note', () => {
  test.each(['physics-heat-notes', 'heat-thermodynamics'])('is found as %s', (noteId) => {
    const opened = openNote(physics, { ...address, noteId })
    expect(opened).toMatchObject({ note: { id: note.id }, chapter: { id: 'heat' } })
    expect(typeof opened === 'string' ? null : pathOfNote(opened)).toBe('/notes/physics/heat/physics-heat-notes/view')
  })

  test.each([
    [null, { ...address, subject: ' ' }, 'Missing required parameters'],
    [physics, { ...address, noteId: '' }, 'Missing required parameters'],
    [null, address, 'Subject not found'],
    [physics, { ...address, chapter: 'cold' }, 'Chapter not found'],
    [physics, { ...address, noteId: 'heat' }, 'Note not found'],
  ])('is missing with a reason', (subject, where, reason) => expect(openNote(subject, where)).toBe(reason))
})

test('a note is found by its id first, then by the slug of its title', () => {
  const noteOf = (id: string, title: string) => ({ id, title }) as Note
  const notes = [noteOf('a', 'Rotational Dynamics'), noteOf('rotational-dynamics', 'Other')]
  expect(findNote(notes, 'rotational-dynamics')?.title).toBe('Other')
  expect(findNote(notes, 'other')?.id).toBe('rotational-dynamics')
  expect(findNote(notes, 'a')?.id).toBe('a')
  expect(findNote(notes, 'Rotational Dynamics')).toBeNull()
})

test.each([
  ['/notes/physics/heat/heat-notes/view', '/notes/physics/heat/heat-notes/read', '/dashboard/notes/heat-notes'],
  [
    '/notes/physics/heat/heat-notes/read#law',
    '/notes/physics/heat/heat-notes/read#law',
    '/dashboard/notes/heat-notes?view=text#law',
  ],
  ['/notes/physics/heat', '/notes/physics/heat', '/notes/physics/heat'],
  ['/resources/blogs/read', '/resources/blogs/read', '/resources/blogs/read'],
])('%s flows at %s, and is in the dashboard at %s', (path, flowing, dashboard) => {
  expect([toFlowing(path), toDashboard(path)]).toEqual([flowing, dashboard])
})
