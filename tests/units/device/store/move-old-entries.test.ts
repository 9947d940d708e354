import { expect, test, vi } from 'vitest'
import { GUEST } from '../../../../domain/account/owner.ts'
import { createMover } from '../../../../src/device/store/move-old-entries.ts'
import { ASHA, move, NOW, outgoingOf, plant, store, texts } from './old-entries.ts'

const WAVES = { type: 'note', title: 'Waves_2', subject: 'Physics (Class 12)' } as const
const opened = {
  version: 1,
  visitId: '3c9f8a10-6a52-4b0e-9a55-5a4c2f9d3b33',
  contentId: 'physics-rotational-dynamics-notes',
  title: 'Rotational Dynamics',
  subject: 'Physics',
  chapter: 'Rotational Dynamics',
  url: '/notes/physics/rotational-dynamics/physics-rotational-dynamics-notes/view',
  openedAt: NOW,
}

test('choices, opened notes and last pages go to the outbox', async () => {
  plant(`bookmark_change_${ASHA}_physics`, { bookmarked: false, at: NOW })
  plant('bookmark_change_guest_biology', { bookmarked: true, at: NOW, name: 'Biology' })
  plant(`favorite_change_${ASHA}_note/Physics (Class 12)/Waves_2`, { action: 'remove', name: WAVES, at: NOW })
  plant('note_opened_guest_physics-rotational-dynamics-notes', opened)
  plant(`reading_${ASHA}`, {
    waves: { page: 4, readAt: 5_000, seen: [1, 4], unsent: true },
    optics: { page: 2, readAt: 4_000, seen: [2], unsent: false },
  })
  await move(ASHA, GUEST)
  expect(outgoingOf(ASHA)).toMatchObject([
    { kind: 'bookmark', id: 'physics', at: NOW, payload: { bookmarked: false } },
    { kind: 'favorite', id: 'note/Physics (Class 12)/Waves_2', at: NOW, payload: { action: 'remove', name: WAVES } },
    { kind: 'position', id: 'waves', at: 5_000, payload: { page: 4 } },
  ])
  expect(outgoingOf(GUEST)).toMatchObject([
    { kind: 'bookmark', id: 'biology', payload: { bookmarked: true, name: 'Biology' } },
    { kind: 'visit', id: opened.visitId, at: NOW, payload: { title: 'Rotational Dynamics', timeSpent: 0 } },
  ])
  // The copy of the last pages stays, and is not moved again.
  expect([...texts.keys()]).toEqual([`reading_${ASHA}`])
  await move(ASHA)
  expect(outgoingOf(ASHA)).toHaveLength(3)
})

test('a note that a visitor opens again is one visit', async () => {
  plant('note_opened_guest_physics-rotational-dynamics-notes', opened)
  await move()
  const again = { ...opened, visitId: 'another', openedAt: NOW + 1 }
  plant('note_opened_guest_physics-rotational-dynamics-notes', again)
  await move(GUEST)
  expect(outgoingOf(GUEST)).toMatchObject([{ id: opened.visitId, at: NOW + 1 }])
})

test('what cannot be read is no entry, and stops nothing', async () => {
  for (const broken of ['', '[', 'null', '{"version":1}']) {
    for (const name of ['quiz_outbox', 'quiz_attempt', 'note_opened', 'bookmark_change']) {
      texts.set(`${name}_${ASHA}_broken${broken}`, broken)
    }
  }
  plant(`bookmark_change_${ASHA}_physics`, { bookmarked: true, at: NOW })
  await move(ASHA)
  expect(outgoingOf(ASHA)).toHaveLength(1)
  expect(store.list('attempt', ASHA)).toEqual([])
  expect(texts.size).toBe(0)
})

test('where the database does not store, the keys stay for the next visit, and are moved once in this one', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  plant(`bookmark_change_${ASHA}_physics`, { bookmarked: true, at: NOW })
  const mover = createMover(store)
  await mover.move()
  await store.load(ASHA)
  expect(outgoingOf(ASHA)).toHaveLength(1)
  await store.transact(async (tx) => tx.remove('outgoing', ASHA, 'bookmark:physics'))
  await mover.move()
  expect([outgoingOf(ASHA), texts.size]).toEqual([[], 1])
})
