import type { Mailer } from './mail.ts'

type Options = { url: string; key: string; from: string }

const TIMEOUT_MS = 10_000
/** With a line break somebody could write headers of a mail, should a provider be careless. */
const CONTROL = /\p{Cc}/u

/** Mail through a provider that takes one JSON letter a request, in the shape of Resend (see docs/mail.md). */
export function openHttpMailer({ url, key, from }: Options): Mailer {
  return {
    async send({ to, subject, text }) {
      if (CONTROL.test(to) || CONTROL.test(subject)) throw new Error('A mail has a control character in its head.')
      const response = await fetch(url, {
        method: 'POST',
        // A letter goes to the address that is configured, or nowhere.
        redirect: 'manual',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ from, to: [to], subject, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      // The provider's answer may repeat the letter with its link, so it is not logged.
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The mail provider answered ${response.status}.`)
    },
  }
}
