import { describe, expect, test } from 'vitest'
import { addFavorite, FAVORITES_MAX, Favorite, removeFavorite } from '../../../domain/study/favorite.ts'

const favorite = (addedAt: number, changes: Partial<Favorite> = {}): Favorite => ({
  id: `note_${addedAt}`,
  type: 'note',
  title: `Note ${addedAt}`,
  subject: 'Physics',
  url: '/notes/physics',
  addedAt,
  ...changes,
})

describe('the list', () => {
  test('is newest first', () => {
    expect(addFavorite([favorite(3), favorite(1)], favorite(2)).map(({ addedAt }) => addedAt)).toEqual([3, 2, 1])
  })

  test('holds no two of the same type, title and subject', () => {
    const list = [favorite(1)]
    expect(addFavorite(list, favorite(2, { title: 'Note 1' }))).toEqual(list)
    expect(addFavorite(list, favorite(2, { title: 'Note 1', type: 'chapter' }))).toHaveLength(2)
    expect(addFavorite(list, favorite(2, { title: 'Note 1', subject: 'Chemistry' }))).toHaveLength(2)
  })

  test('holds twenty: one more lets the oldest go', () => {
    const full = Array.from({ length: FAVORITES_MAX }, (_, index) => favorite(100 - index))
    expect(FAVORITES_MAX).toBe(20)
    const list = addFavorite(full, favorite(200))
    expect(list).toHaveLength(20)
    expect([list[0]?.addedAt, list.at(-1)?.addedAt]).toEqual([200, 82])
  })

  test('is without what is removed, whatever its id', () => {
    const list = [favorite(2), favorite(1)]
    expect(removeFavorite(list, { type: 'note', title: 'Note 1', subject: 'Physics' })).toEqual([favorite(2)])
    expect(removeFavorite(list, { type: 'quiz', title: 'Note 1', subject: 'Physics' })).toEqual(list)
  })
})

test.each([
  ['an id of another kind', { id: 'note-1' }, 'A favorite is named by its type and a time.'],
  ['another type', { type: 'blog' }, 'That is no kind of favorite.'],
  ['no title', { title: ' ' }, 'A favorite needs a title.'],
  ['an address elsewhere', { url: '//evil.example' }, 'An address of this site begins with one slash.'],
  ['an address elsewhere by a backslash', { url: '/\\evil.example' }, 'An address of this site begins with one slash.'],
])('%s is refused', (_, changes, message) => {
  expect(Favorite.safeParse({ ...favorite(1), ...changes }).error?.issues[0]?.message).toBe(message)
})
