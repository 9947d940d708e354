import { html } from 'hono/html'
import type { ContactMessage } from '#domain/contact.ts'
import { CONTACT_MESSAGES } from '#domain/contact-rules.ts'
import { serverPage } from '../http/server-page.ts'

export type ContactFields = Omit<ContactMessage, 'id'>

export function receivedPage() {
  return serverPage(
    'Message sent',
    html`<p role="status">${CONTACT_MESSAGES.received}</p>
      <p><a href="/contact">Back to Contact Us</a></p>`,
  )
}

/** With the form filled in, because a browser without JavaScript does not keep it. */
export function refusedPage(reason: string, { name, email, subject, message }: ContactFields) {
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
