import { INVALID_EMAIL } from './email.ts'
import { formatNumber } from './numbers.ts'

/**
 * Characters. A message has room for a long letter in any script, and is well below the largest request that the worker
 * reads.
 */
export const CONTACT_MAX = { name: 200, subject: 300, message: 20_000 } as const

/** The fields that a visitor fills in. Drafts and the form without JavaScript derive their fields from this list. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** Makes one value for each field. */
export function forEachContactField<Value>(make: (field: ContactField) => Value): Record<ContactField, Value> {
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, make(field)])) as Record<ContactField, Value>
}

/** The most messages of one sender in an hour. */
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
