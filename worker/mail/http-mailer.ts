import type { Mailer } from './mail.ts'

type Options = { url: string; key: string; from: string }

const TIMEOUT_MS = 10_000
/** With a line break somebody could add headers to a mail, if a provider does not check for it. */
const CONTROL = /\p{Cc}/u

/**
 * Sends mail through a provider that takes one JSON request for each mail, in the format of Resend (see docs/mail.md).
 */
export function openHttpMailer({ url, key, from }: Options): Mailer {
  return {
    async send({ to, subject, text }) {
      if (CONTROL.test(to) || CONTROL.test(subject)) throw new Error('A mail has a control character in its head.')
      const response = await fetch(url, {
        method: 'POST',
        // A mail is only sent to the configured address.
        redirect: 'manual',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ from, to: [to], subject, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      // The provider's answer may repeat the mail with its link, so it is not logged.
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The mail provider answered ${response.status}.`)
    },
  }
}
