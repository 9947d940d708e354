import { expect, test } from 'vitest'
import { KEPT_DAYS, LINK_HOURS, nameDays, nameHours, SESSION_DAYS, SESSIONS_MAX } from '#domain/account/lifetimes.ts'

test('a session lasts a month without use, and half a year in any case', () => {
  expect(SESSION_DAYS).toEqual({ idle: 30, absolute: 180 })
  expect(SESSIONS_MAX).toBe(100)
})

test('a link that proves an email works a day, one for a new password an hour', () => {
  expect(LINK_HOURS).toEqual({ 'verify-email': 24, 'change-email': 24, 'reset-password': 1 })
  expect(nameHours('verify-email')).toBe('24 hours')
  expect(nameHours('reset-password')).toBe('one hour')
})

test('messages and known devices are kept a year', () => {
  expect(KEPT_DAYS).toEqual({ contactMessage: 365, knownDevice: 365, questionReport: 365, runningAttempt: 90 })
  expect(nameDays('contactMessage')).toBe('a year')
})
