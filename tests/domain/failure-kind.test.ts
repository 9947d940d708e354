import { expect, test } from 'vitest'
import { failureKindOf } from '#domain/failure-kind.ts'

test.each([
  [null, 'passing'],
  [200, 'passing'],
  [408, 'passing'],
  [425, 'passing'],
  [429, 'passing'],
  [500, 'passing'],
  [503, 'passing'],
  [401, 'signed-out'],
  [412, 'other-student'],
  [400, 'final'],
  [403, 'final'],
  [404, 'final'],
  [409, 'final'],
  [413, 'final'],
  [415, 'final'],
  [422, 'final'],
] as const)('a status of %s is %s', (status, kind) => {
  expect(failureKindOf(status)).toBe(kind)
})
