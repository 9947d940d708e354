import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BrowserError, describeBrowserError, withoutValues } from '#domain/browser-error.ts'

const STACK = `
    at push (https://adhyayan.example.org/assets/index-BV7b3_x.js:2:731)
    at https://adhyayan.example.org/assets/libraries-a.js:8:99
    at chrome-extension://abc/content.js:1:1`

function errorOf(message: string, stack = STACK): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}${stack}`
  return error
}

test('an error is reported with its place in our code and the pattern of the page', () => {
  const message = "Cannot read properties of undefined (reading 'full_name')"
  expect(describeBrowserError(errorOf(message), '/notes/$subject/')).toEqual({
    name: 'TypeError',
    message: 'Cannot read properties of undefined (reading …)',
    frames: ['/assets/index-BV7b3_x.js:2:731', '/assets/libraries-a.js:8:99'],
    route: '/notes/$subject/',
  })
})

test('errors of others are not reported', () => {
  expect(describeBrowserError(errorOf('x', '\n at chrome-extension://abc/content.js:1:1'), '/')).toBeNull()
  expect(describeBrowserError('a text', '/')).toBeNull()
  expect(describeBrowserError(undefined, '/')).toBeNull()
})

test('a message that quotes one of our scripts does not count as a place', () => {
  expect(describeBrowserError(errorOf('no /assets/index-a.js:1:1', '\n at foreign.js:1:1'), '/')).toBeNull()
})

test.each([
  ['mail asha@example.com was refused', 'mail … was refused'],
  ['"Asha Rai" is not valid JSON', '… is not valid JSON'],
  ['"Asha Rai has no end', '…'],
  ['Unexpected token \'अ\', "आशा" is not JSON', 'Unexpected token … is not JSON'],
  ['Unexpected token \'x\', "["Asha Gurung",x]" is not valid JSON', 'Unexpected token … is not valid JSON'],
  ['Can\'t parse "Asha', 'Can…'],
  ['"["Asha Gurung', '…'],
  ['“[“Asha Gurung”,x]” is not JSON', '… is not JSON'],
  ['phone 9841234567 of आशा', 'phone 0 of …'],
  ['https://adhyayan.example.org/notes?q=asha failed', '… failed'],
  ['first line\nAsha', 'first line'],
])('%s is told as %s', (message, told) => {
  expect(withoutValues(message)).toBe(told)
})

test('whatever an error says, its report is a valid one without values', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.emailAddress(), (message, email) => {
      const report = describeBrowserError(errorOf(`${message} ${email} "${message}"`), '/')
      expect(report).not.toBeNull()
      expect(BrowserError.safeParse(report).success).toBe(true)
      expect(report?.message).not.toContain('@')
      // The worker does it again, with reports that may be forged.
      expect(withoutValues(report?.message ?? '')).toBe(report?.message)
    }),
  )
})
