import { expect, test } from 'vitest'
import { GUEST_WORK_DAYS, OTHER_STUDENT, SIGN_IN_FIRST } from '../../../domain/account/owner.ts'

test('what is said to a request of nobody, and to one of another student', () => {
  expect(SIGN_IN_FIRST).toBe('Please sign in first.')
  expect(OTHER_STUDENT).toBe('Another student is signed in on this device now.')
})

test('what a visitor leaves on a device is kept 60 days', () => {
  expect(GUEST_WORK_DAYS).toBe(60)
})
