import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import type { RequestIdVariables } from 'hono/request-id'
import { ContactMessage } from '#domain/contact.ts'
import { CONTACT_MESSAGES, forEachContactField } from '#domain/contact-rules.ts'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { openDatabase } from '../db/client.ts'
import type { Env } from '../env.ts'
import { describeError } from '../http/error-answer.ts'
import { originCheck } from '../http/origin-check.ts'
import { pageHeaders } from '../http/security-headers.ts'
import { serverPage } from '../http/server-page.ts'
import { receiveMessage } from './receive-message.ts'

/** The size of the longest message in Devanagari. One letter takes nine bytes when it is URL-encoded. */
const BODY_MAX = 256 * 1024
const NO_FIELDS: ContactFields = { ...forEachContactField(() => ''), homepage: '' }

/** The form of /contact as a browser sends it by itself: without JavaScript, or before the app has loaded. */
export const contactForm = new Hono<{ Bindings: Env; Variables: RequestIdVariables }>()

// With a stricter referrer policy these pages would send their form without its origin, and it would be refused.
contactForm.use(pageHeaders({ formAction: ["'self'"] }, { referrerPolicy: 'strict-origin-when-cross-origin' }))
contactForm.use(originCheck)
contactForm.use(
  bodyLimit({ maxSize: BODY_MAX, onError: (c) => c.html(refusedPage(CONTACT_MESSAGES.longMessage, NO_FIELDS), 413) }),
)

contactForm.get('/', (c) => c.redirect('/contact', 303))

contactForm.post('/', async (c) => {
  const fields = readFields(await c.req.arrayBuffer())
  try {
    const message = ContactMessage.parse({ ...fields, id: makeId(fields) })
    const address = c.req.header('CF-Connecting-IP') ?? 'unknown'
    await receiveMessage(openDatabase(c.env), message, { address, now: Date.now() })
    return c.html(receivedPage())
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { status, message } = describeError(error, c)
    return c.html(refusedPage(status < 500 ? message : SOMETHING_WENT_WRONG, fields), status)
  }
})

/** Never fails, whatever was sent, unlike formData(). (For a form's body text() writes a warning to the log.) */
function readFields(body: ArrayBuffer): ContactFields {
  const sent = new URLSearchParams(new TextDecoder().decode(body))
  const read = (name: keyof ContactFields) => sent.get(name) ?? ''
  return { ...forEachContactField(read), homepage: read('homepage') }
}

/** A form that is sent again, for example by a reload, is the same message: its id, a UUID, is made from its words. */
function makeId(fields: ContactFields): string {
  const hash = createHash('sha256').update(JSON.stringify(fields)).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

type ContactFields = Omit<ContactMessage, 'id'>

function receivedPage() {
  return serverPage(
    'Message sent',
    html`<p role="status">${CONTACT_MESSAGES.received}</p>
      <p><a href="/contact">Back to Contact Us</a></p>`,
  )
}

/** With the form filled in, because a browser without JavaScript does not keep it. */
function refusedPage(reason: string, { name, email, subject, message }: ContactFields) {
  return serverPage(
    'Your message was not sent',
    html`<p role="alert">${reason}</p>
      <form action="/api/contact" method="post">
        <label>Name <input autocomplete="name" name="name" required value="${name}"></label>
        <label>Email <input autocomplete="email" name="email" required type="email" value="${email}"></label>
        <label>Subject <input autocomplete="off" name="subject" required value="${subject}"></label>
        <label>Message <textarea name="message" required rows="4">
${message}</textarea></label>
        <button>Send Message</button>
      </form>
      <p><a href="/contact">Back to Contact Us</a></p>`,
  )
}
