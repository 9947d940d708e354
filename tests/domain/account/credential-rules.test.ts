import { expect, test } from 'vitest'
import { findCredentialError, findEmailError, findPasswordError } from '../../../domain/account/credential-rules.ts'

const EMPTY = 'Please fill in all fields.'
const INVALID = 'Please enter a valid email address.'

test.each([
  ['', EMPTY],
  [' \t ', EMPTY],
  ['asha', INVALID],
  ['asha@example.com', null],
])('the email %j: %s', (email, message) => {
  expect(findEmailError(email)).toBe(message)
})

test.each([
  ['', EMPTY],
  ['12345', 'Password must be at least 6 characters long.'],
  ['१२३४५', 'Password must be at least 6 characters long.'],
  ['🙂🙂🙂🙂🙂', 'Password must be at least 6 characters long.'],
  ['123456', null],
  ['🙂🙂🙂🙂🙂🙂', null],
  ['x'.repeat(256), null],
  ['x'.repeat(257), 'Password must be at most 256 characters long.'],
])('the password %j: %s', (password, message) => {
  expect(findPasswordError(password)).toBe(message)
})

test('the checks come in order: both filled in, then the length of the password, then the email', () => {
  expect(findCredentialError({ email: '', password: 'x' })).toBe(EMPTY)
  expect(findCredentialError({ email: 'x', password: '' })).toBe(EMPTY)
  expect(findCredentialError({ email: 'x', password: 'x' })).toBe('Password must be at least 6 characters long.')
  expect(findCredentialError({ email: 'x', password: 'xxxxxx' })).toBe(INVALID)
  expect(findCredentialError({ email: 'a@b.co', password: 'xxxxxx' })).toBeNull()
})

test('spaces around an email are ignored, those in a password count', () => {
  expect(findCredentialError({ email: ' a@b.co ', password: ' 12345' })).toBeNull()
})
