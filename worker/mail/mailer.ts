import type { Env } from '../env.ts'
import { isLocalHost } from '../http/local-host.ts'
import type { Mailer } from './mail.ts'
import { mailbox } from './mailbox.ts'

/** The mailer for requests to this address, or null if mail cannot be sent. */
export function findMailer(env: Env, url: URL): Mailer | null {
  const { MAIL_API_URL, MAIL_API_KEY, MAIL_FROM } = env
  if (MAIL_API_URL && MAIL_API_KEY && MAIL_FROM) {
    return openHttpMailer({ url: MAIL_API_URL, key: MAIL_API_KEY, from: MAIL_FROM })
  }
  // `hasMailbox` has the first condition, too. Here it lets the bundler remove the mailbox from a deployed bundle.
  return process.env.NODE_ENV === 'development' && hasMailbox(env, url) ? mailbox : null
}

/**
 * Whether mail is kept for a developer to read: only in a bundle for development (wrangler writes NODE_ENV into it, and
 * a deployed bundle does not even contain the mailbox), only at a name of this machine, and only if no provider is
 * configured (docs/decisions/development-mailbox.md).
 */
export function hasMailbox(env: Env, url: URL): boolean {
  if (process.env.NODE_ENV !== 'development') return false
  return isLocalHost(url.hostname) && !env.MAIL_API_URL && !env.MAIL_API_KEY && !env.MAIL_FROM
}

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
