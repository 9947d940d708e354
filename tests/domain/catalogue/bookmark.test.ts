import { expect, test } from 'vitest'
import { SUBJECT_UNKNOWN } from '#domain/catalogue/bookmark.ts'

test('the message about an unknown subject', () => {
  expect(SUBJECT_UNKNOWN).toBe('That subject is not in the catalogue, so it cannot be bookmarked.')
})
