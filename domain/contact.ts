import * as z from 'zod/mini'
import { CONTACT_MAX, CONTACT_MESSAGES } from './contact-rules.ts'
import { isEmail } from './email.ts'
import { lineOf, paragraphsOf } from './input.ts'
import { compose } from './plain-text.ts'

/** A message from the contact page. The browser makes its id, so that a message that is sent twice is stored once. */
export const ContactMessage = z.strictObject({
  id: z.uuid('A message needs an id (a UUID).'),
  name: lineOf({ max: CONTACT_MAX.name, none: CONTACT_MESSAGES.noName, long: CONTACT_MESSAGES.longName }),
  email: z
    .string(CONTACT_MESSAGES.noEmail)
    .check(
      z.trim(),
      z.minLength(1, CONTACT_MESSAGES.noEmail),
      z.refine(isEmail, { error: CONTACT_MESSAGES.email, abort: true }),
      z.overwrite(compose),
    ),
  subject: lineOf({ max: CONTACT_MAX.subject, none: CONTACT_MESSAGES.noSubject, long: CONTACT_MESSAGES.longSubject }),
  message: paragraphsOf({
    max: CONTACT_MAX.message,
    none: CONTACT_MESSAGES.noMessage,
    long: CONTACT_MESSAGES.longMessage,
  }),
  /** Hidden from people, so only a robot fills it in. */
  homepage: z._default(z.string(), ''),
})
export type ContactMessage = z.infer<typeof ContactMessage>
