import { expect, test } from 'vitest'
import { OTHER_STUDENT, SIGN_IN_FIRST } from '../../../domain/account/owner.ts'

test('what is said to a request of nobody, and to one of another student', () => {
  expect(SIGN_IN_FIRST).toBe('Please sign in first.')
  expect(OTHER_STUDENT).toBe('Another student is signed in on this device now.')
})
