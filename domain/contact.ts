import * as z from 'zod/mini'
import { INVALID_EMAIL, isEmail } from './email.ts'
import { formatNumber } from './numbers.ts'
import { toLine, toParagraphs } from './plain-text.ts'

/** Characters. A message has room for a long letter in any script, well below the largest request that the worker reads. */
export const CONTACT_MAX = { name: 200, subject: 300, message: 20_000 } as const

/** The fields that a visitor fills in. Drafts and the form without JavaScript derive theirs from this list. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** Makes one value for each field. */
export function forEachContactField(make: (field: ContactField) => string): Record<ContactField, string> {
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, make(field)])) as Record<ContactField, string>
}

/** As many messages as one sender can send in an hour. */
export const CONTACT_PER_HOUR = 5
export const CONTACT_WINDOW_MS = 60 * 60 * 1000

export const CONTACT_MESSAGES = {
  noName: 'Please enter your name.',
  longName: `Your name can be at most ${CONTACT_MAX.name} characters long.`,
  noEmail: 'Please enter your email address.',
  email: INVALID_EMAIL,
  noSubject: 'Please enter a subject.',
  longSubject: `The subject can be at most ${CONTACT_MAX.subject} characters long.`,
  noMessage: 'Please write a message.',
  longMessage: `The message can be at most ${formatNumber(CONTACT_MAX.message)} characters long.`,
  received: 'Thank you for your message. We will get back to you soon!',
  tooMany: 'You have sent several messages in the last hour. Please wait a while before you send another.',
} as const

/**
 * A message from the contact page. The browser makes its id, so that a message that is sent twice is stored once. Written
 * in zod/mini because the browser checks it, too: the whole of zod would be a third more for the page to load.
 */
export const ContactMessage = z.strictObject({
  id: z.uuid('A message needs an id (a UUID).'),
  name: z
    .string(CONTACT_MESSAGES.noName)
    .check(
      z.overwrite(toLine),
      z.minLength(1, CONTACT_MESSAGES.noName),
      z.maxLength(CONTACT_MAX.name, CONTACT_MESSAGES.longName),
    ),
  email: z
    .string(CONTACT_MESSAGES.noEmail)
    .check(z.trim(), z.minLength(1, CONTACT_MESSAGES.noEmail), z.refine(isEmail, CONTACT_MESSAGES.email)),
  subject: z
    .string(CONTACT_MESSAGES.noSubject)
    .check(
      z.overwrite(toLine),
      z.minLength(1, CONTACT_MESSAGES.noSubject),
      z.maxLength(CONTACT_MAX.subject, CONTACT_MESSAGES.longSubject),
    ),
  message: z
    .string(CONTACT_MESSAGES.noMessage)
    .check(
      z.overwrite(toParagraphs),
      z.minLength(1, CONTACT_MESSAGES.noMessage),
      z.maxLength(CONTACT_MAX.message, CONTACT_MESSAGES.longMessage),
    ),
  /** Hidden from people, so only a robot fills it in. */
  homepage: z._default(z.string(), ''),
})
export type ContactMessage = z.infer<typeof ContactMessage>
