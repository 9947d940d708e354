import { expect, test } from 'vitest'
import { CONTACT_MESSAGES } from '../../domain/contact.ts'

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
