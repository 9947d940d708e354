import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BEAT_EVERY_MS } from '#src/platform/visit/visit-clock.ts'
import { REPORT_EVERY_MS, startVisit, type VisitState } from '#src/platform/visit/visit-recorder.ts'

const MINUTE_MS = 60_000

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 6) }))
afterEach(() => vi.useRealTimers())

/** An open note, and the reports that would reach the worker: the newest waiting one when the first is due. */
function openNote() {
  const stored: VisitState[] = []
  const sent: VisitState[] = []
  let waiting: VisitState | null = null
  const send = () => {
    if (!waiting || waiting.notBefore > Date.now()) return
    sent.push(waiting)
    waiting = null
  }
  const visit = startVisit((state) => {
    stored.push(state)
    waiting = { ...state, notBefore: Math.min(waiting?.notBefore ?? Number.POSITIVE_INFINITY, state.notBefore) }
    send()
  })
  visit.open(true)
  const read = (ms: number) => {
    for (const end = Date.now() + ms; Date.now() < end; ) {
      vi.advanceTimersByTime(BEAT_EVERY_MS)
      send()
      visit.use()
      visit.beat()
    }
  }
  return { visit, stored, sent, read }
}

test('an hour of reading is reported when the note is opened, every half an hour, and when it is left', () => {
  const { visit, sent, read } = openNote()
  read(60 * MINUTE_MS)
  visit.leave()
  expect(sent.map(({ seconds }) => Math.round(seconds / 60))).toEqual([0, 30, 60, 60])
  expect(sent.at(-1)?.seconds).toBe(3600)
})

test('a tab that dies loses at most fifteen seconds', () => {
  const { stored, read } = openNote()
  for (let minute = 0; minute < 30; minute++) {
    read(MINUTE_MS - BEAT_EVERY_MS)
    read(BEAT_EVERY_MS)
    expect((minute + 1) * 60 - (stored.at(-1)?.seconds ?? 0)).toBeLessThanOrEqual(15)
  }
})

test('hiding the note reports it at once, and the next half an hour begins', () => {
  const { visit, sent, read } = openNote()
  read(9 * MINUTE_MS)
  visit.leave()
  expect(sent.at(-1)?.seconds).toBe(540)
  vi.advanceTimersByTime(30 * MINUTE_MS)
  visit.show()
  read(REPORT_EVERY_MS - MINUTE_MS)
  expect(sent.at(-1)?.seconds).toBeGreaterThanOrEqual(540)
  expect(sent.length).toBeLessThanOrEqual(3)
})

test('a report has the time of reading, not that of being hidden for hours', () => {
  const { visit, stored, read } = openNote()
  read(5 * MINUTE_MS)
  const at = Date.now()
  visit.leave()
  vi.advanceTimersByTime(3 * 60 * MINUTE_MS)
  visit.leave()
  expect(stored.at(-1)).toMatchObject({ at, seconds: 300, notBefore: 0 })
})
