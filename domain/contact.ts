import { z } from 'zod'

const NAME_MAX = 200
const EMAIL_MAX = 254
const SUBJECT_MAX = 300
/** Room for a long letter in any script, well inside the largest request that the worker reads. */
const MESSAGE_MAX = 20_000

export const CONTACT_MESSAGES = {
  noName: 'Please enter your name.',
  longName: `Your name can be at most ${NAME_MAX} characters long.`,
  noEmail: 'Please enter your email address.',
  email: 'Please enter a valid email address.',
  noSubject: 'Please enter a subject.',
  longSubject: `The subject can be at most ${SUBJECT_MAX} characters long.`,
  noMessage: 'Please write a message.',
  longMessage: `The message can be at most ${MESSAGE_MAX.toLocaleString('en')} characters long.`,
  received: 'Thank you for your message. We will get back to you soon!',
  tooMany: 'You have sent several messages in the last hour. Please wait a while before you send another.',
} as const

/** What a one-line field can hold: no line breaks, with which a name or subject could forge lines of a mail. */
function toLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** The characters that no keyboard writes and some databases cut a text at are left out; line breaks and tabs stay. */
function toParagraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** A message to us. Its id is made in the browser, so that it can be sent again and is stored once. */
export const ContactMessage = z.strictObject({
  id: z.uuid('A message needs an id (a UUID).'),
  name: z
    .string(CONTACT_MESSAGES.noName)
    .overwrite(toLine)
    .min(1, CONTACT_MESSAGES.noName)
    .max(NAME_MAX, CONTACT_MESSAGES.longName),
  email: z
    .string(CONTACT_MESSAGES.noEmail)
    .trim()
    .min(1, CONTACT_MESSAGES.noEmail)
    .max(EMAIL_MAX, CONTACT_MESSAGES.email)
    // The rule by which the browser checks the field: what it lets through is not refused later.
    .regex(z.regexes.html5Email, CONTACT_MESSAGES.email),
  subject: z
    .string(CONTACT_MESSAGES.noSubject)
    .overwrite(toLine)
    .min(1, CONTACT_MESSAGES.noSubject)
    .max(SUBJECT_MAX, CONTACT_MESSAGES.longSubject),
  message: z
    .string(CONTACT_MESSAGES.noMessage)
    .overwrite(toParagraphs)
    .min(1, CONTACT_MESSAGES.noMessage)
    .max(MESSAGE_MAX, CONTACT_MESSAGES.longMessage),
  /** A field that people do not see: only a robot fills it in. */
  homepage: z.string().default(''),
})
export type ContactMessage = z.infer<typeof ContactMessage>
