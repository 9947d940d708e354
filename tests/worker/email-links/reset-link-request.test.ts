import { describe, expect, test, vi } from 'vitest'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { TRIES } from '#domain/account/try-limits.ts'
import { INVALID_EMAIL } from '#domain/email.ts'
import { callRaw, openBrowser, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { signInThrottle } from '#worker/db/schema.ts'
import { askForResetToken, EMAIL, listResetLinks, openStudent, resetPassword } from './reset-password.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

const NOT_SENT = { status: 503, message: LINK_MESSAGES.notSent }
const TOO_MANY = {
  status: 429,
  message: LINK_MESSAGES.tooMany,
}

const askForToken = (email?: string) => askForResetToken(mail, email)

describe('asking for a link', () => {
  test('tells nobody whether there is such an account', async () => {
    await openStudent()
    const ask = (email: string) => callRaw(openBrowser(MAIL), 'auth.requestPasswordReset', 'mutation', { email })
    mail.letters.length = 0
    const [known, unknown] = [await ask(EMAIL), await ask('nobody@example.com')]
    expect(await known.text()).toBe(await unknown.text())
    expect(known.status).toBe(unknown.status)
    expect(known.headers.getSetCookie()).toEqual(unknown.headers.getSetCookie())
    expect(mail.letters).toMatchObject([
      { to: [EMAIL], text: expect.stringContaining('/reset-password#token=') },
      { to: ['nobody@example.com'], text: expect.not.stringContaining('token') },
    ])
    expect(await listResetLinks()).toHaveLength(1)
  })

  test.runIf(hasLibsql)('costs the same round trips for an account and for none', async () => {
    await openStudent()
    const ask = (email: string) =>
      countRoundTrips(() => openBrowser(MAIL).api.auth.requestPasswordReset.mutate({ email }))
    expect(await ask(EMAIL)).toBe(await ask('nobody@example.com'))
  })

  test('that cannot be sent gives the same answer with and without an account, and counts as no try', async () => {
    await openStudent()
    const first = await askForToken()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    mail.provider.status = 500
    const ask = (email: string) => refusal(openBrowser(MAIL).api.auth.requestPasswordReset.mutate({ email }))
    for (let times = 0; times < 4; times++) {
      expect(await ask(EMAIL)).toEqual(NOT_SENT)
      expect(await ask('nobody@example.com')).toEqual(NOT_SENT)
    }
    const lines = logged.mock.calls.flat().join('\n')
    expect(lines).toContain('The mail provider answered 500.')
    expect(lines).not.toMatch(/token|asha@|nobody@/)
    logged.mockRestore()

    mail.provider.status = 200
    await expect(resetPassword(first)).resolves.toBeTruthy()
    await askForToken()
    await askForToken()
  })

  test('finds an email in capitals and with spaces around it', async () => {
    await openStudent()
    await openBrowser(MAIL).api.auth.requestPasswordReset.mutate({ email: '  ASHA@Example.COM ' })
    expect(mail.tokenFor(EMAIL, '/reset-password')).toBeTruthy()
  })

  test.each([
    ['', CREDENTIAL_MESSAGES.empty],
    ['no email', INVALID_EMAIL],
    ['Asha <asha@example.com>', INVALID_EMAIL],
    ['asha@example.com,bina@example.com', INVALID_EMAIL],
    ['asha@example.com\r\nBcc: all@example.com', INVALID_EMAIL],
  ])('for %j is refused', async (email, message) => {
    const asked = openBrowser(MAIL).api.auth.requestPasswordReset.mutate({ email })
    expect(await refusal(asked)).toEqual({ status: 400, message })
  })

  test('says so where no mail is set up', async () => {
    const asked = openBrowser().api.auth.requestPasswordReset.mutate({ email: EMAIL })
    expect(await refusal(asked)).toEqual({
      status: 403,
      message: LINK_MESSAGES.noMail,
    })
  })
})

describe('the limit of links', () => {
  const ask = async (email: string, address: string) => {
    const response = await openBrowser(MAIL).request('/api/trpc/auth.requestPasswordReset', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address },
      body: JSON.stringify({ email }),
    })
    return response.status
  }

  test.each([EMAIL, 'nobody@example.com'])(
    'is limited per hour for %s, wherever the requests come from',
    async (email) => {
      await openStudent()
      const asked = Array.from({ length: TRIES.linksTo.most + 3 }, (_, at) =>
        ask(at % 2 ? email : ` ${email.toUpperCase()} `, `203.0.113.${at}`),
      )
      expect((await Promise.all(asked)).sort()).toEqual([...Array(TRIES.linksTo.most).fill(200), 429, 429, 429])
      expect(await refusal(openBrowser(MAIL).api.auth.requestPasswordReset.mutate({ email }))).toEqual(TOO_MANY)
      await db.update(signInThrottle).set({ windowStartedAt: Date.now() - TRIES.linksTo.windowMs })
      expect(await ask(email, '203.0.113.1')).toBe(200)
    },
  )

  test('leaves the last link that was sent alive', async () => {
    await openStudent()
    for (let times = 0; times < TRIES.linksTo.most; times++) await ask(EMAIL, '198.51.100.9')
    const token = mail.tokenFor(EMAIL, '/reset-password')
    expect(await ask(EMAIL, '198.51.100.9')).toBe(429)
    await expect(resetPassword(token)).resolves.toBeTruthy()
  })

  test('is bounded for a network, which then uses up nobody’s own', async () => {
    await openStudent()
    for (let at = 0; at < TRIES.linksFromNetwork.most; at++)
      expect(await ask(`student-${at}@example.com`, `2001:db8:1:2::${at}`)).toBe(200)
    for (let times = 0; times < 4; times++) expect(await ask(EMAIL, '2001:db8:1:2:ffff::1')).toBe(429)
    expect(await ask(EMAIL, '2001:db8:1:3::1')).toBe(200)
  })

  test('is bounded for a network also by addresses that the mail provider refuses', async () => {
    mail.provider.status = 422
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (let at = 0; at < TRIES.linksFromNetwork.most; at++)
      expect(await ask(`student-${at}@example.com`, '203.0.113.9')).toBe(503)
    logged.mockRestore()
    expect(await ask(EMAIL, '203.0.113.9')).toBe(429)
  })
})
