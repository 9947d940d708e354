import { describe, expect, test } from 'vitest'
import {
  listUnsent,
  markPage,
  mergePosition,
  parseMarks,
  type ReadingMark,
} from '../../../domain/study/reading-mark.ts'

const mark = (changes: Partial<ReadingMark> = {}): ReadingMark => ({
  page: 7,
  readAt: 1000,
  seen: [1, 7],
  unsent: false,
  ...changes,
})

describe('turning pages', () => {
  test('is news for the account', () => {
    expect(markPage(mark(), 8, { isGone: true, now: 2000 })).toEqual({
      page: 8,
      readAt: 2000,
      seen: [1, 7, 8],
      unsent: true,
    })
  })

  test('to be shown the remembered page is none', () => {
    expect(markPage(mark(), 7, { isGone: true, now: 2000 })).toEqual(mark())
  })

  test('to be shown a page is none either while the account has told of another one', () => {
    expect(markPage(mark(), 4, { isGone: false, now: 2000 })).toEqual({ ...mark(), seen: [1, 7, 4] })
  })

  test('a note that is opened for the first time does not outdo what another device knows', () => {
    const opened = markPage(null, 1, { isGone: false, now: 2000 })
    expect(opened).toEqual({ page: 1, readAt: 0, seen: [1], unsent: false })
    expect(mergePosition(opened, { page: 9, readAt: 5 })).toMatchObject({ page: 9 })
  })

  test('a clock that was set back does not make it older', () => {
    expect(markPage(mark(), 8, { isGone: true, now: 10 }).readAt).toBe(1001)
  })
})

describe('what the account answers', () => {
  test('a later page of another device is taken over; what was seen here stays seen', () => {
    expect(mergePosition(mark(), { page: 3, readAt: 1001 })).toEqual({
      page: 3,
      readAt: 1001,
      seen: [1, 7],
      unsent: false,
    })
    expect(mergePosition(null, { page: 3, readAt: 5 })).toEqual({ page: 3, readAt: 5, seen: [], unsent: false })
  })

  test('an earlier one is not, and still has to be told', () => {
    const news = mark({ unsent: true })
    expect(mergePosition(news, { page: 3, readAt: 999 })).toEqual(news)
    expect(mergePosition(news, { page: 3, readAt: 1000 })).toEqual(news)
  })

  test('that it has the page ends the telling, with the time that it believes', () => {
    expect(mergePosition(mark({ readAt: 9_000_000, unsent: true }), { page: 7, readAt: 1000 })).toEqual(mark())
  })
})

describe('what a device kept', () => {
  test('is read as far as it makes sense', () => {
    const kept = {
      good: { page: 2, readAt: 5, seen: [1, 2], unsent: true },
      older: { page: 4, seen: [1, 'x', 4] },
      odd: { page: 0, seen: [] },
      far: { page: 10_001, seen: [] },
      none: null,
    }
    expect(parseMarks(JSON.stringify(kept))).toEqual({
      good: kept.good,
      older: { page: 4, readAt: 0, seen: [1, 4], unsent: false },
    })
  })

  test.each([null, '', '[]', '{"a":', '7'])('%j is nothing', (json) => expect(parseMarks(json)).toEqual({}))

  test('the latest is sent first, and only what is news', () => {
    const marks = { a: mark({ unsent: true }), b: mark(), c: mark({ page: 2, readAt: 3000, unsent: true }) }
    expect(listUnsent(marks)).toEqual([
      { noteId: 'c', page: 2, readAt: 3000 },
      { noteId: 'a', page: 7, readAt: 1000 },
    ])
  })
})
