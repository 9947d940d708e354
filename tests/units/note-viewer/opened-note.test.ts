import { expect, test } from 'vitest'
import { type OpenedNote, parseOpened, serializeOpened } from '../../../src/features/note-viewer/opened-note.ts'

const note: OpenedNote = {
  visitId: 'visit-1',
  contentId: 'physics-waves',
  title: 'Waves',
  subject: 'Physics',
  chapter: 'Wave Motion',
  url: '/notes/physics/wave-motion/physics-waves/view',
  openedAt: 5,
}

test('an opened note is read as it was kept', () => {
  expect(parseOpened(serializeOpened(note))).toEqual(note)
})

test.each([
  null,
  '',
  '{',
  '[]',
  '{"version":1}',
  JSON.stringify({ ...note, version: 9 }),
  JSON.stringify({ ...note, version: 1, title: 7 }),
  JSON.stringify({ ...note, version: 1, visitId: '' }),
  JSON.stringify({ ...note, version: 1, openedAt: -1 }),
])('an opened note that is %s is none', (json) => expect(parseOpened(json)).toBeNull())
