import { expect, test } from 'vitest'
import { Favorite as FavoriteSchema } from '#domain/study/favorite.ts'
import type { Favorite } from '#domain/study/favorite-list.ts'

const favorite = (addedAt: number, changes: Partial<Favorite> = {}): Favorite => ({
  id: `note_${addedAt}`,
  type: 'note',
  title: `Note ${addedAt}`,
  subject: 'Physics',
  chapter: null,
  icon: null,
  url: '/notes/physics',
  addedAt,
  ...changes,
})

test.each([
  ['an id of another kind', { id: 'note-1' }, 'A favorite is named by its type and a time.'],
  ['another type', { type: 'blog' }, 'That is no kind of favorite.'],
  ['no title', { title: ' ' }, 'A favorite needs a title.'],
  ['an address elsewhere', { url: '//evil.example' }, 'An address of this site begins with one slash.'],
  ['an address elsewhere by a backslash', { url: '/\\evil.example' }, 'An address of this site begins with one slash.'],
])('%s is refused', (_, changes, message) => {
  expect(FavoriteSchema.safeParse({ ...favorite(1), ...changes }).error?.issues[0]?.message).toBe(message)
})
