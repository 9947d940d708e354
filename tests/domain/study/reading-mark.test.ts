import { describe, expect, test } from 'vitest'
import { markPlace, mergePosition, parseMarks, type ReadingMark } from '#domain/study/reading-mark.ts'

const mark = (changes: Partial<ReadingMark> = {}): ReadingMark => ({
  page: 7,
  readAt: 1000,
  seen: [1, 7],
  ...changes,
})

const markPage = (before: ReadingMark | null, page: number, about: { isGone: boolean; now: number }) =>
  markPlace(before, { page }, { ...about, seen: [page] })

describe('turning a page', () => {
  test('makes an unsent position', () => {
    expect(markPage(mark(), 8, { isGone: true, now: 2000 })).toEqual({
      page: 8,
      readAt: 2000,
      seen: [1, 7, 8],
    })
  })

  test('is not being shown the stored page', () => {
    expect(markPage(mark(), 7, { isGone: true, now: 2000 })).toEqual(mark())
  })

  test('is not being shown a page while the worker has another one', () => {
    expect(markPage(mark(), 4, { isGone: false, now: 2000 })).toEqual({ ...mark(), seen: [1, 7, 4] })
  })

  test('is not opening a note, which stays older than the position of another device', () => {
    const opened = markPage(null, 1, { isGone: false, now: 2000 })
    expect(opened).toEqual({ page: 1, readAt: 0, seen: [1] })
    expect(mergePosition(opened, { page: 9, readAt: 5 })).toMatchObject({ page: 9 })
  })

  test('makes a later position even if the clock was set back', () => {
    expect(markPage(mark(), 8, { isGone: true, now: 10 }).readAt).toBe(1001)
  })
})

describe('reading under another heading', () => {
  const at = (heading: string) => mark({ heading })

  test('is another place, also on the same page', () => {
    const next = markPlace(at('torque'), { page: 7, heading: 'inertia' }, { isGone: true, now: 2000, seen: [] })
    expect(next).toEqual({ ...at('inertia'), readAt: 2000 })
    expect(markPlace(at('torque'), { page: 7, heading: 'torque' }, { isGone: true, now: 2000, seen: [] })).toEqual(
      at('torque'),
    )
  })

  test('on another device is another place, too', () => {
    const news = { page: 7, heading: 'inertia', readAt: 999 }
    expect(mergePosition(at('torque'), news)).toEqual(at('torque'))
    expect(mergePosition(at('torque'), { ...news, readAt: 1001 })).toMatchObject({ heading: 'inertia' })
  })
})

describe('the answer of the worker', () => {
  test('replaces an earlier position, and the pages seen on this device stay', () => {
    expect(mergePosition(mark(), { page: 3, readAt: 1001 })).toEqual({
      page: 3,
      readAt: 1001,
      seen: [1, 7],
    })
    expect(mergePosition(null, { page: 3, readAt: 5 })).toEqual({ page: 3, readAt: 5, seen: [] })
  })

  test('does not replace a later position', () => {
    const news = mark()
    expect(mergePosition(news, { page: 3, readAt: 999 })).toEqual(news)
    expect(mergePosition(news, { page: 3, readAt: 1000 })).toEqual(news)
  })

  test('confirms the position, with the time of the worker', () => {
    expect(mergePosition(mark({ readAt: 9_000_000 }), { page: 7, readAt: 1000 })).toEqual(mark())
  })
})

describe('the stored marks', () => {
  test('are read without invalid ones', () => {
    const kept = {
      good: { page: 2, heading: 'torque', readAt: 5, seen: [1, 2] },
      older: { page: 4, seen: [1, 'x', 4] },
      odd: { page: 0, seen: [] },
      far: { page: 10_001, seen: [] },
      none: null,
    }
    expect(parseMarks(JSON.stringify(kept))).toEqual({
      good: kept.good,
      older: { page: 4, readAt: 0, seen: [1, 4] },
    })
  })

  test.each([null, '', '[]', '{"a":', '7'])('are empty in %j', (json) => expect(parseMarks(json)).toEqual({}))
})
