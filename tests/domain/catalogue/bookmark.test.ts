import { expect, test } from 'vitest'
import { SUBJECT_UNKNOWN } from '../../../domain/catalogue/bookmark.ts'

test('what is said of a subject that nobody has', () => {
  expect(SUBJECT_UNKNOWN).toBe('That subject is not in the catalogue, so it cannot be bookmarked.')
})
