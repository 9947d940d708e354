import { describe, expect, test } from 'vitest'
import notes from '#content/built/notes.json'
import { NOTE_ID_MESSAGES } from '#domain/catalogue/note-id.ts'
import type { ReadingPosition } from '#domain/study/reading-position.ts'
import { openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { openDatabase } from '#worker/db/client.ts'
import { readingPosition } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const [first, second] = notes
const NOTE = first?.id ?? ''
const OTHER = second?.id ?? ''
const positionOf = (changes: Partial<ReadingPosition> = {}) => ({ noteId: NOTE, page: 7, readAt: 1000, ...changes })

describe('the last page of a note', () => {
  test('is unknown until it is saved', async () => {
    const { api } = await openStudent()
    expect(await api.reading.position.query({ noteId: NOTE })).toBeNull()
    expect(await api.reading.savePosition.mutate(positionOf())).toEqual({ page: 7, heading: null, readAt: 1000 })
    expect(await api.reading.position.query({ noteId: NOTE })).toEqual({ page: 7, heading: null, readAt: 1000 })
  })

  test('is the one read last, in whatever order reports arrive, and however often', async () => {
    const { api } = await openStudent()
    for (const [page, readAt] of [
      [3, 2000],
      [9, 1000],
      [5, 3000],
      [5, 3000],
      [3, 2000],
    ] as const) {
      await api.reading.savePosition.mutate(positionOf({ page, readAt }))
    }
    expect(await api.reading.position.query({ noteId: NOTE })).toEqual({ page: 5, heading: null, readAt: 3000 })
    expect(await db.select().from(readingPosition)).toHaveLength(1)
  })

  test('is named by its heading, and a place without one replaces it', async () => {
    const { api } = await openStudent()
    const place = { page: 5, heading: 'moment-of-inertia', readAt: 1000 }
    expect(await api.reading.savePosition.mutate(positionOf(place))).toEqual(place)
    expect(await api.reading.position.query({ noteId: NOTE })).toEqual(place)
    await api.reading.savePosition.mutate(positionOf({ page: 1, readAt: 2000 }))
    expect(await api.reading.position.query({ noteId: NOTE })).toEqual({ page: 1, heading: null, readAt: 2000 })
  })

  test('a report that comes late is answered with what is known', async () => {
    const { api } = await openStudent()
    await api.reading.savePosition.mutate(positionOf({ page: 5, readAt: 3000 }))
    expect(await api.reading.savePosition.mutate(positionOf({ page: 9, readAt: 2000 }))).toEqual({
      page: 5,
      heading: null,
      readAt: 3000,
    })
  })

  test('a clock that is ahead wins only until the next page is turned', async () => {
    const { api } = await openStudent()
    const before = Date.now()
    const kept = await api.reading.savePosition.mutate(positionOf({ page: 2, readAt: before + 365 * 24 * 3600 * 1000 }))
    expect(kept.page).toBe(2)
    expect(kept.readAt).toBeLessThanOrEqual(Date.now())
    expect(kept.readAt).toBeGreaterThanOrEqual(before)
    expect(await api.reading.savePosition.mutate(positionOf({ page: 3, readAt: Date.now() + 5 }))).toMatchObject({
      page: 3,
    })
  })

  test('is apart for every note and every student', async () => {
    const asha = await openStudent('asha@example.com')
    const bina = await openStudent('bina@example.com')
    await asha.api.reading.savePosition.mutate(positionOf())
    await asha.api.reading.savePosition.mutate(positionOf({ noteId: OTHER, page: 2 }))
    await bina.api.reading.savePosition.mutate(positionOf({ page: 4, readAt: 5 }))
    expect(await asha.api.reading.position.query({ noteId: NOTE })).toEqual({ page: 7, heading: null, readAt: 1000 })
    expect(await asha.api.reading.position.query({ noteId: OTHER })).toEqual({ page: 2, heading: null, readAt: 1000 })
    expect(await bina.api.reading.position.query({ noteId: NOTE })).toEqual({ page: 4, heading: null, readAt: 5 })
    expect(await bina.api.reading.position.query({ noteId: OTHER })).toBeNull()
  })

  test.each([
    ['page nought', { page: 0 }, 400, 'Pages are counted from 1.'],
    ['a page and a half', { page: 1.5 }, 400, 'A page is a whole number.'],
    ['a page that no note has', { page: 10_001 }, 400, 'A note has at most 10000 pages.'],
    ['a time before all', { readAt: -1 }, 400, 'A time cannot be before 1970.'],
    ['a heading without a name', { heading: '' }, 400, 'A heading has an id.'],
    ['an endless heading', { heading: 'x'.repeat(201) }, 400, 'That is no id of a heading.'],
    ['no note', { noteId: '' }, 400, NOTE_ID_MESSAGES.missing],
    ['an endless id', { noteId: 'x'.repeat(161) }, 400, NOTE_ID_MESSAGES.none],
    ['a note that is not there', { noteId: 'no-such-note' }, 404, NOTE_ID_MESSAGES.unknown],
  ])('refuses %s', async (_, changes, status, message) => {
    const { api } = await openStudent()
    expect(await refusal(api.reading.savePosition.mutate(positionOf(changes)))).toEqual({ status, message })
    expect(await db.select().from(readingPosition)).toEqual([])
  })

  test('is only for students', async () => {
    const { api } = openBrowser()
    expect(await refusal(api.reading.position.query({ noteId: NOTE }))).toMatchObject({ status: 401 })
    expect(await refusal(api.reading.savePosition.mutate(positionOf()))).toMatchObject({ status: 401 })
  })
})
