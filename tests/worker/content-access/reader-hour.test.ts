import { expect, test } from 'vitest'
import notes from '#content/built/notes.json'
import { openStudent, testEnv } from '#tests/support/worker/api-client.ts'
import { countRows } from '#tests/support/worker/count-rows.ts'
import { visitOf } from '#tests/support/worker/visits.ts'

const ROWS_PER_HOUR = 60

/** Only D1 reports how many rows a statement wrote. */
const d1 = testEnv.DB

test.runIf(d1)('an hour of reading three new notes writes at most 60 rows', async () => {
  if (!d1) return
  const { db, rows } = countRows(d1)
  const { api } = await openStudent('asha@example.com', { DB: db })
  rows.written = 0
  await api.session.query()
  const start = Date.now() - 60 * 60_000
  for (const [index, { id }] of notes.slice(0, 3).entries()) {
    const opened = start + index * 20 * 60_000
    const visit = visitOf({ contentId: id })
    for (const minutes of [0, 10, 20]) {
      const report = { ...visit, timeSpent: minutes * 60, progress: 10 + minutes, at: opened + minutes * 60_000 }
      await api.contentAccess.record.mutate(report)
    }
    // The note is left with its page: the last reports are sent once as it closes, and once more by the next page.
    const left = { ...visit, timeSpent: 1200, progress: 30, at: opened + 20 * 60_000 }
    await api.contentAccess.record.mutate(left)
    for (const page of [4, 4]) await api.reading.savePosition.mutate({ noteId: id, page, readAt: opened })
  }
  expect(rows.written).toBeGreaterThan(30)
  expect(rows.written).toBeLessThanOrEqual(ROWS_PER_HOUR)
  expect((await api.stats.get.query()).totalStudyTime).toBe(3600)
})

test.runIf(d1)('a report that arrives twice writes a single row the second time', async () => {
  if (!d1) return
  const { db, rows } = countRows(d1)
  const { api } = await openStudent('asha@example.com', { DB: db })
  const visit = visitOf({ timeSpent: 0, at: Date.now() - 60_000 })
  await api.contentAccess.record.mutate(visit)
  const report = { ...visit, timeSpent: 60, at: Date.now() }
  await api.contentAccess.record.mutate(report)
  rows.written = 0
  await api.contentAccess.record.mutate(report)
  expect(rows.written).toBe(1)
})

test.runIf(d1)('what was only opened writes four rows, once, and counts as one view', async () => {
  if (!d1) return
  const { db, rows } = countRows(d1)
  const { api } = await openStudent('asha@example.com', { DB: db })
  await api.contentAccess.record.mutate(visitOf({ contentId: 'first' }))
  rows.written = 0
  const opening = visitOf({ contentId: 'a-chapter', contentType: 'chapter', at: Date.now() })
  await api.contentAccess.record.mutate(opening)
  expect(rows.written).toBe(4)
  await api.contentAccess.record.mutate(opening)
  expect(rows.written).toBe(4)
  expect(await api.stats.get.query()).toMatchObject({ totalContentViews: 2 })
})
