import { expect, test } from 'vitest'
import { GUEST_WORK_DAYS, OTHER_STUDENT, SIGN_IN_FIRST } from '#domain/account/owner.ts'

test('the messages for a request without a session, and for one of another student', () => {
  expect(SIGN_IN_FIRST).toBe('Please sign in first.')
  expect(OTHER_STUDENT).toBe('Another student is signed in on this device now.')
})

test("a visitor's work is kept on a device for 60 days", () => {
  expect(GUEST_WORK_DAYS).toBe(60)
})
