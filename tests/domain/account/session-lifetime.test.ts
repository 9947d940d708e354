import { expect, test } from 'vitest'
import { SESSION_DAYS } from '../../../domain/account/session-lifetime.ts'

test('a session lasts a month without use, and half a year in any case', () => {
  expect(SESSION_DAYS).toEqual({ idle: 30, absolute: 180 })
})
