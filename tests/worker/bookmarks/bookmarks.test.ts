import { describe, expect, test } from 'vitest'
import index from '#content/built/subject-index.json'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { SUBJECT_UNKNOWN } from '#domain/catalogue/bookmark.ts'
import { callRaw, openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { bookmark } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const MINUTE = 60_000

/** Makes every stored bookmark this much older. */
async function age(ms: number) {
  for (const row of await db.select().from(bookmark)) await db.update(bookmark).set({ createdAt: row.createdAt - ms })
}

describe('bookmarking a subject', () => {
  test('stores it until it is removed', async () => {
    const { api } = await openStudent()
    expect(await api.bookmarks.list.query()).toEqual([])
    expect(await api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: true })).toEqual(['physics'])
    await api.bookmarks.set.mutate({ subjectKey: 'nepaliClass11', bookmarked: true })
    expect(await api.bookmarks.list.query()).toEqual(['nepaliClass11', 'physics'])
    expect(await api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: false })).toEqual(['nepaliClass11'])
    expect(await api.bookmarks.list.query()).toEqual(['nepaliClass11'])
  })

  test('can be sent again, both ways, and at the same time', async () => {
    const { api } = await openStudent()
    const send = (bookmarked: boolean) =>
      Promise.all([...Array(5)].map(() => api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked })))
    expect(await send(true)).toEqual(Array(5).fill(['physics']))
    expect(await db.select().from(bookmark)).toHaveLength(1)
    expect(await send(false)).toEqual(Array(5).fill([]))
    expect(await db.select().from(bookmark)).toHaveLength(0)
  })

  test('is each student’s own', async () => {
    const asha = await openStudent('asha@example.com')
    const bina = await openStudent('bina@example.com')
    await asha.api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: true })
    expect(await bina.api.bookmarks.list.query()).toEqual([])
    expect(await bina.api.bookmarks.set.mutate({ subjectKey: 'biology', bookmarked: true })).toEqual(['biology'])
    expect(await bina.api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: false })).toEqual(['biology'])
    expect(await asha.api.bookmarks.list.query()).toEqual(['physics'])
  })

  test('is seen by the student’s other device', async () => {
    const phone = await openStudent()
    await phone.api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: true })
    const laptop = openBrowser()
    await laptop.api.auth.signIn.mutate({ email: 'asha@example.com', password: 'correct horse' })
    expect(await laptop.api.bookmarks.list.query()).toEqual(['physics'])
  })

  test('works for every subject of the catalogue', async () => {
    const { api } = await openStudent()
    for (const { key } of index) await api.bookmarks.set.mutate({ subjectKey: key, bookmarked: true })
    expect(await api.bookmarks.list.query()).toEqual(index.map(({ key }) => key).sort())
  })
})

describe('a choice that arrives late', () => {
  test('does not remove a newer bookmark', async () => {
    const { api } = await openStudent()
    const at = Date.now() - MINUTE
    await api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: true })
    expect(await api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: false, at })).toEqual(['physics'])
  })

  test('removes an older bookmark', async () => {
    const { api } = await openStudent()
    const at = Date.now() - MINUTE
    await api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: true })
    await age(2 * MINUTE)
    expect(await api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: false, at })).toEqual([])
  })

  test('does not make a bookmark older', async () => {
    const { api } = await openStudent()
    const at = Date.now() - MINUTE
    await api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: true })
    await api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: true, at: at - MINUTE })
    expect(await api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: false, at })).toEqual(['physics'])
  })

  test('from a clock that is ahead can be undone', async () => {
    const { api } = await openStudent()
    await api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: true, at: Date.now() + 1e9 })
    // The clock was corrected since, so the removal seems to be older than the bookmark.
    expect(await api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: false, at: Date.now() })).toEqual([])
  })
})

describe('refused', () => {
  test.each([
    ['a subject that does not exist', { subjectKey: 'astrology', bookmarked: true }, 404],
    ['a name of every object', { subjectKey: 'constructor', bookmarked: true }, 404],
    ['no subject', { bookmarked: true }, 400],
    ['an empty key', { subjectKey: '', bookmarked: true }, 400],
    ['a key without end', { subjectKey: 'x'.repeat(5000), bookmarked: true }, 400],
    ['neither yes nor no', { subjectKey: 'physics', bookmarked: 'yes' }, 400],
    ['a time before time', { subjectKey: 'physics', bookmarked: true, at: -1 }, 400],
    ['half a millisecond', { subjectKey: 'physics', bookmarked: true, at: 0.5 }, 400],
    ['a field that nobody asked for', { subjectKey: 'physics', bookmarked: true, userId: 'bina' }, 400],
    ['nothing', null, 400],
  ])('%s', async (_, input, status) => {
    const student = await openStudent()
    const answer = await callRaw(student, 'bookmarks.set', 'mutation', input)
    expect(answer.status).toBe(status)
    expect(await db.select().from(bookmark)).toEqual([])
  })

  test('with words for the student', async () => {
    const { api } = await openStudent()
    const set = (input: { subjectKey: string; at?: number }) =>
      refusal(api.bookmarks.set.mutate({ ...input, bookmarked: true }))
    expect((await set({ subjectKey: 'astrology' })).message).toBe(SUBJECT_UNKNOWN)
    expect((await set({ subjectKey: '' })).message).toBe('Say which subject by its key.')
    expect((await set({ subjectKey: 'physics', at: -1 })).message).toBe('A time cannot be before 1970.')
  })

  test('visitors', async () => {
    const { api } = openBrowser()
    const please = { status: 401, message: SIGN_IN_FIRST }
    expect(await refusal(api.bookmarks.list.query())).toEqual(please)
    expect(await refusal(api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: true }))).toEqual(please)
  })
})

test('a bookmark of a subject that has left the catalogue is not listed', async () => {
  const { api, user } = await openStudent()
  await db.insert(bookmark).values({ userId: user.uid, subjectKey: 'astrology', createdAt: 1 })
  expect(await api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: true })).toEqual(['physics'])
  expect(await api.bookmarks.list.query()).toEqual(['physics'])
})

test.runIf(hasLibsql)('each call asks the database twice: for the session, and for the rest', async () => {
  const { api } = await openStudent()
  expect(await countRoundTrips(() => api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: true }))).toBe(2)
  expect(await countRoundTrips(() => api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: false }))).toBe(2)
  expect(await countRoundTrips(() => api.bookmarks.list.query())).toBe(2)
})

test.runIf(hasLibsql)('a database that fails says so, and the same choice holds when it is sent again', async () => {
  const { api } = await openStudent()
  await setControl({ failures: 1 })
  const choice = { subjectKey: 'physics', bookmarked: true }
  expect((await refusal(api.bookmarks.set.mutate(choice))).status).toBe(503)
  expect(await api.bookmarks.set.mutate(choice)).toEqual(['physics'])
})
