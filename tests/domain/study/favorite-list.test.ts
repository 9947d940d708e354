import { describe, expect, test } from 'vitest'
import {
  FAVORITES_MAX,
  type Favorite,
  type FavoriteChange,
  keyOfFavorite,
  listMissingNotes,
  parseFavoriteChange,
  parseFavorites,
  QUICK_ACCESS_SHOWN,
  toFavoriteName,
  toRemoval,
  withFavoriteChanges,
} from '#domain/study/favorite-list.ts'

const favorite = (number: number, changes: Partial<Favorite> = {}): Favorite => ({
  id: `note_${number}`,
  type: 'note',
  title: `Note ${number}`,
  subject: 'Physics',
  chapter: null,
  url: '/notes/physics',
  icon: null,
  addedAt: number,
  ...changes,
})
const add = (number: number): FavoriteChange => ({ action: 'add', favorite: favorite(number) })
const remove = (number: number): FavoriteChange => ({ action: 'remove', name: toFavoriteName(favorite(number)) })
const titles = (list: readonly Favorite[]) => list.map(({ title }) => title)

describe('changes that the worker does not have yet', () => {
  const listed = [favorite(2), favorite(1)]

  test('come before its list, newest first', () => {
    expect(titles(withFavoriteChanges(listed, [add(3), remove(1), add(4)]))).toEqual(['Note 4', 'Note 3', 'Note 2'])
  })

  test('that it lists already show once', () => {
    expect(titles(withFavoriteChanges(listed, [add(1)]))).toEqual(['Note 1', 'Note 2'])
  })

  test('leave twenty, and the oldest goes', () => {
    const full = Array.from({ length: FAVORITES_MAX }, (_, index) => favorite(FAVORITES_MAX - index))
    const list = withFavoriteChanges(full, [add(21)])
    expect([list.length, list[0]?.title, list.at(-1)?.title]).toEqual([20, 'Note 21', 'Note 2'])
  })
})

test.each([
  ['another type', { type: 'quiz' as const }, false],
  ['another title', { title: 'Note 2' }, false],
  ['another subject', { subject: 'Biology' }, false],
  ['another time and address', { id: 'note_9', addedAt: 9, url: '/', chapter: 'Waves' }, true],
])('a favorite with %s is the same one: %s', (_, changes, isSame) => {
  expect(keyOfFavorite(favorite(1, changes)) === keyOfFavorite(favorite(1))).toBe(isSame)
})

describe('a list on a device', () => {
  test('is read without what is no favorite', () => {
    const broken = [
      null,
      7,
      {},
      { ...favorite(2), type: 'blog' },
      { ...favorite(3), url: 'https://evil.example' },
      { ...favorite(4), url: '//evil.example' },
      { ...favorite(5), url: '/\\evil.example' },
      { ...favorite(6), addedAt: 'now' },
      { ...favorite(7), title: '' },
    ]
    expect(parseFavorites(JSON.stringify([favorite(1, { icon: 'atom' }), ...broken]))).toEqual([
      favorite(1, { icon: 'atom' }),
    ])
  })

  test.each([
    [null, null],
    ['', null],
    ['{}', null],
    ['[', null],
    ['[]', []],
  ])('%j is %j', (json, list) => expect(parseFavorites(json)).toEqual(list))
})

test.each([
  [add(1), add(1)],
  [remove(1), remove(1)],
  [{ action: 'add', favorite: null }, null],
  [{ action: 'remove', name: { type: 'note', title: '' } }, null],
  [{ action: 'toggle', name: toFavoriteName(favorite(1)) }, null],
  [null, null],
])('the change %j on a device is %j', (stored, change) => {
  expect(parseFavoriteChange(stored)).toEqual(change)
})

test('a removal that waited says when it was made; a fresh one counts as made now', () => {
  const name = toFavoriteName(favorite(1))
  expect(toRemoval(favorite(1), 5_000, 15_000)).toEqual(name)
  expect(toRemoval(favorite(1), 5_000, 15_001)).toEqual({ ...name, removedAt: 5_000, sentAt: 15_001 })
})

test('favorite notes that have left the catalogue are known by their address', () => {
  const noteAt = (number: number, url: string) => favorite(number, { url })
  const list = [
    noteAt(1, '/dashboard/notes/waves-notes'),
    noteAt(2, '/dashboard/notes/waves'),
    noteAt(3, '/dashboard/notes/gone'),
    noteAt(4, '/notes/physics'),
    favorite(5, { type: 'quiz', url: '/dashboard/notes/gone' }),
  ]
  expect(titles(listMissingNotes(list, [{ id: 'waves-notes', slug: 'waves' }]))).toEqual(['Note 3'])
})

test('how many favorites are kept, and shown in Quick Access', () => {
  expect(FAVORITES_MAX).toBe(20)
  expect(QUICK_ACCESS_SHOWN).toBe(6)
})
