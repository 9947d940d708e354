import { expect, test } from 'vitest'
import { ContactMessage } from '#domain/contact.ts'
import { INVALID_EMAIL, isEmail, normalizeEmail } from '#domain/email.ts'

/** The contact form follows the same rule as the accounts. */
function isEmailOfMessage(email: string): boolean {
  const message = { id: crypto.randomUUID(), name: 'Asha', subject: 'x', message: 'x', email }
  return ContactMessage.safeParse(message).success
}

test.each([
  'asha@example.com',
  ' asha@example.com ',
  "o'neil+school@mail.example.com",
  'a@b.co',
  `${'a'.repeat(249)}@b.co`,
  'आशा@उदाहरण.नेपाल',
  'a@.b.co',
  'a@b..co',
])('%j is an email', (text) => {
  expect([isEmail(text), isEmailOfMessage(text)]).toEqual([true, true])
})

test.each([
  '',
  ' ',
  'asha',
  'asha@example',
  '@example.com',
  'a b@example.com',
  'a@b@example.com',
  'a@@example.com',
  `${'a'.repeat(250)}@b.co`,
  'asha@example.com\nBcc: all@example.com',
  '<asha@example.com>',
  'Asha<asha@example.com>',
  'asha@example.com,bina.example',
  '"asha"@example.com',
  'asha\u200b@example.com',
  'asha\u0000@example.com',
  'asha\ud800@example.com',
  'asha@example.com\u202e',
  `${'a@'.repeat(100)}.`,
  'a@.b',
  'a@b.',
])('%j is no email', (text) => {
  expect([isEmail(text), isEmailOfMessage(text)]).toEqual([false, false])
})

test('an email is normalized to one spelling', () => {
  expect(normalizeEmail(' Asha.Gurung@Example.COM\n')).toBe('asha.gurung@example.com')
  expect(normalizeEmail('Rene\u0301@example.com')).toBe('ren\u00e9@example.com')
})

test('the message about an invalid email', () => {
  expect(INVALID_EMAIL).toBe('Please enter a valid email address.')
})
