import { expect, test } from 'vitest'
import {
  CREDENTIAL_MESSAGES,
  findCredentialError,
  findEmailError,
  findPasswordError,
  SIGN_OUT_MESSAGES,
} from '#domain/account/credential-rules.ts'

const EMPTY = CREDENTIAL_MESSAGES.empty
const INVALID = CREDENTIAL_MESSAGES.email

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
  ['12345', CREDENTIAL_MESSAGES.shortPassword],
  ['१२३४५', CREDENTIAL_MESSAGES.shortPassword],
  ['🙂🙂🙂🙂🙂', CREDENTIAL_MESSAGES.shortPassword],
  ['123456', null],
  ['🙂🙂🙂🙂🙂🙂', null],
  ['x'.repeat(256), null],
  ['x'.repeat(257), CREDENTIAL_MESSAGES.longPassword],
])('the password %j: %s', (password, message) => {
  expect(findPasswordError(password)).toBe(message)
})

test('the checks come in order: both filled in, then the length of the password, then the email', () => {
  expect(findCredentialError({ email: '', password: 'x' })).toBe(EMPTY)
  expect(findCredentialError({ email: 'x', password: '' })).toBe(EMPTY)
  expect(findCredentialError({ email: 'x', password: 'x' })).toBe(CREDENTIAL_MESSAGES.shortPassword)
  expect(findCredentialError({ email: 'x', password: 'xxxxxx' })).toBe(INVALID)
  expect(findCredentialError({ email: 'a@b.co', password: 'xxxxxx' })).toBeNull()
})

test('spaces around an email are ignored, those in a password count', () => {
  expect(findCredentialError({ email: ' a@b.co ', password: ' 12345' })).toBeNull()
})

test('the texts about signing in', () => {
  expect(CREDENTIAL_MESSAGES).toEqual({
    empty: 'Please fill in all fields.',
    shortPassword: 'Password must be at least 6 characters long.',
    longPassword: 'Password must be at most 256 characters long.',
    commonPassword: 'This password is too easy to guess. Please choose another one.',
    email: 'Please enter a valid email address.',
    refused: 'Invalid email or password.',
    taken: 'An account with this email already exists.',
    throttled: 'Too many failed attempts. Please try again later.',
    tooManyAccounts: 'Too many new accounts were made from your network. Please try again later.',
    signInOff: 'Email/password sign-in is not enabled. Please try signing in with Google.',
    signUpOff: 'Email/password sign-up is not enabled. Please try signing in with Google.',
    unknown: 'An error occurred',
  })
})

test('the texts about signing out', () => {
  expect(SIGN_OUT_MESSAGES).toEqual({
    done: 'Logged out successfully',
    failed: 'Failed to logout. Please try again.',
  })
})
