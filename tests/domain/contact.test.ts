import { expect, test } from 'vitest'
import { CONTACT_MAX, CONTACT_MESSAGES, CONTACT_PER_HOUR, CONTACT_WINDOW_MS } from '#domain/contact-rules.ts'

test('how much may be written, and how often', () => {
  expect(CONTACT_MAX).toEqual({ name: 200, subject: 300, message: 20_000 })
  expect([CONTACT_PER_HOUR, CONTACT_WINDOW_MS]).toEqual([5, 60 * 60 * 1000])
})

test('the texts of the contact form', () => {
  expect(CONTACT_MESSAGES).toEqual({
    noName: 'Please enter your name.',
    longName: 'Your name can be at most 200 characters long.',
    noEmail: 'Please enter your email address.',
    email: 'Please enter a valid email address.',
    noSubject: 'Please enter a subject.',
    longSubject: 'The subject can be at most 300 characters long.',
    noMessage: 'Please write a message.',
    longMessage: 'The message can be at most 20,000 characters long.',
    received: 'Thank you for your message. We will get back to you soon!',
    tooMany: 'You have sent several messages in the last hour. Please wait a while before you send another.',
  })
})
