import type { Env } from '../env.ts'
import { isLocalHost } from '../http/local-host.ts'
import { openHttpMailer } from './http-mailer.ts'
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
