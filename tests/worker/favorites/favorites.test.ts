import { expect, test } from 'vitest'
import { FAVORITES_MAX, type Favorite } from '#domain/study/favorite-list.ts'
import { openBrowser, openStudent, refusal } from '#tests/support/worker/api-client.ts'

const favorite = (number: number, changes: Partial<Favorite> = {}): Favorite => ({
  id: `note_${number}`,
  type: 'note',
  title: `Note ${number}`,
  subject: 'Physics',
  chapter: null,
  icon: null,
  url: '/notes/physics',
  addedAt: 1_000_000 + number,
  ...changes,
})
const titles = (favorites: readonly { title: string }[]) => favorites.map(({ title }) => title)

test('a favorite is added once, however often it is sent, and the answer is the list, newest first', async () => {
  const { api } = await openStudent()
  await api.favorites.add.mutate(favorite(1))
  await api.favorites.add.mutate(favorite(2, { chapter: 'Rotation', icon: 'book' }))
  const list = await api.favorites.add.mutate(favorite(2))
  expect(list).toEqual([
    { ...favorite(2), chapter: 'Rotation', icon: 'book' },
    { ...favorite(1), chapter: null, icon: null },
  ])
  expect(await api.favorites.list.query()).toEqual(list)
  expect(titles(await api.favorites.add.mutate(favorite(3, { title: 'Note 1' })))).toEqual(['Note 2', 'Note 1'])
})

test('one more than are kept lets the oldest go', async () => {
  const { api } = await openStudent()
  for (let number = 1; number <= FAVORITES_MAX + 1; number++) await api.favorites.add.mutate(favorite(number))
  const list = await api.favorites.list.query()
  expect(list).toHaveLength(FAVORITES_MAX)
  expect([list[0]?.title, list.at(-1)?.title]).toEqual([`Note ${FAVORITES_MAX + 1}`, 'Note 2'])
})

test('a favorite is removed by what it is, and a removal that comes late leaves one that was added since', async () => {
  const { api } = await openStudent()
  const name = { type: 'note', title: 'Note 1', subject: 'Physics' } as const
  await api.favorites.add.mutate(favorite(1))
  expect(titles(await api.favorites.remove.mutate({ ...name, removedAt: 1_000_000 }))).toEqual(['Note 1'])
  expect(await api.favorites.remove.mutate(name)).toEqual([])
  expect(await api.favorites.remove.mutate(name)).toEqual([])
})

test('favorites are the student’s own', async () => {
  const asha = await openStudent('asha@example.com')
  const bina = await openStudent('bina@example.com')
  await asha.api.favorites.add.mutate(favorite(1))
  await bina.api.favorites.remove.mutate({ type: 'note', title: 'Note 1', subject: 'Physics' })
  expect(titles(await asha.api.favorites.list.query())).toEqual(['Note 1'])
  expect(await bina.api.favorites.list.query()).toEqual([])
  expect((await refusal(openBrowser().api.favorites.list.query())).status).toBe(401)
})

test('a favorite from a clock that runs ahead was added now', async () => {
  const { api } = await openStudent()
  const [added] = await api.favorites.add.mutate(favorite(1, { addedAt: Date.now() + 1e9 }))
  expect(added?.addedAt).toBeLessThanOrEqual(Date.now())
})

test('only how long ago counts, so the clock of a device may be wrong', async () => {
  const { api } = await openStudent()
  const year = 365 * 24 * 60 * 60 * 1000
  const before = Date.now()
  await api.favorites.add.mutate(favorite(1, { addedAt: before - 60_000 }))
  const [added] = await api.favorites.add.mutate({
    ...favorite(2, { addedAt: before - year }),
    sentAt: before - year + 500,
  })
  expect(added).toMatchObject({ title: 'Note 2' })
  expect(Math.abs((added?.addedAt ?? 0) - before)).toBeLessThan(60_000)
  const name = { type: 'note', title: 'Note 2', subject: 'Physics' } as const
  const left = await api.favorites.remove.mutate({
    ...name,
    removedAt: before - year + 600,
    sentAt: before - year + 600,
  })
  expect(titles(left)).toEqual(['Note 1'])
})
