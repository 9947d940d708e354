import { afterEach, beforeEach, vi } from 'vitest'
import type { Env } from '#worker/env.ts'
import type { Mail } from '#worker/mail/mail.ts'

export const MAIL = {
  MAIL_API_URL: 'https://mail.example.net/emails',
  MAIL_API_KEY: 'key-of-the-provider',
  MAIL_FROM: 'Adhyayan <hello@adhyayan.example.org>',
} satisfies Partial<Env>

/** A mail as the provider gets it. */
type Letter = Omit<Mail, 'to'> & { from: string; to: string[] }

/** Replaces the provider in every test of a file. The mails that it was given, newest last. */
export function catchMail() {
  const letters: (Letter & { authorization: string | null })[] = []
  const provider = { status: 200, before: async () => {} }
  const realFetch = globalThis.fetch

  beforeEach(() => {
    letters.length = 0
    Object.assign(provider, { status: 200, before: async () => {} })
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      // A request can be read only once, so requests to others are passed on unread.
      if ((input instanceof Request ? input.url : String(input)) !== MAIL.MAIL_API_URL) return realFetch(input, init)
      const request = new Request(input, init)
      letters.push({ ...((await request.json()) as Letter), authorization: request.headers.get('Authorization') })
      await provider.before()
      return Response.json({ id: 'x' }, { status: provider.status })
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  return {
    letters,
    provider,
    /** The token in the newest mail to this address with such a link. */
    tokenFor(to: string, path: '/verify-email' | '/reset-password'): string {
      const link = new RegExp(`${path}#token=([\\w-]+)`)
      const found = letters.findLast((letter) => letter.to.includes(to) && link.test(letter.text))
      const token = found && link.exec(found.text)?.[1]
      if (!token) throw new Error(`No letter to ${to} leads to ${path}.`)
      return token
    },
  }
}
