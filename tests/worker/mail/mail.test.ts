import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectWork, ORIGIN, openBrowser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import type { Env } from '#worker/env.ts'
import app from '#worker/index.ts'
import { mailbox } from '#worker/mail/mailbox.ts'
import { openHttpMailer } from '#worker/mail/mailer.ts'

const mail = catchMail()

describe('the provider', () => {
  const mailer = openHttpMailer({ url: MAIL.MAIL_API_URL, key: MAIL.MAIL_API_KEY, from: MAIL.MAIL_FROM })
  const letter = { to: 'asha@example.com', subject: 'Hello', text: 'Namaste,\nनमस्ते\n' }

  test('gets a mail in one request, in the format of docs/mail.md', async () => {
    await mailer.send(letter)
    expect(mail.letters).toEqual([
      { ...letter, to: [letter.to], from: MAIL.MAIL_FROM, authorization: `Bearer ${MAIL.MAIL_API_KEY}` },
    ])
  })

  test('that refuses a mail makes an error, which repeats none of it', async () => {
    mail.provider.status = 422
    await expect(mailer.send(letter)).rejects.toThrow(/^The mail provider answered 422\.$/)
  })

  test('that leads elsewhere is not followed', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      // A client that follows redirects by itself gets the answer from there.
      if (init?.redirect !== 'manual') return Response.json({ id: 'x' })
      return new Response(null, { status: 307, headers: { Location: 'https://elsewhere.example/' } })
    })
    await expect(mailer.send(letter)).rejects.toThrow('answered 307')
    expect(fetched).toHaveBeenCalledTimes(1)
    fetched.mockRestore()
  })

  test.each([
    [{ to: 'asha@example.com\r\nBcc: all@example.com' }],
    [{ subject: 'Hello\nBcc: all@example.com' }],
    [{ subject: 'Hello\u0000' }],
  ])('gets no letter with a line break in its head: %j', async (changes) => {
    await expect(mailer.send({ ...letter, ...changes })).rejects.toThrow('control character')
    expect(mail.letters).toEqual([])
  })
})

describe('the mailbox of development', () => {
  const before = process.env.NODE_ENV
  beforeEach(() => {
    process.env.NODE_ENV = 'development'
  })
  afterEach(() => {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  })

  const open = (origin = ORIGIN, changes: Partial<Env> = {}, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`${origin}/api/dev/mail`, { headers }), { ...testEnv, ...changes }, collectWork().context)

  async function readLetters(): Promise<{ to: string; text: string }[]> {
    const response = await open(ORIGIN, {}, { Accept: 'application/json' })
    const { letters }: { letters: { to: string; text: string }[] } = await response.json()
    return letters
  }

  test('keeps what would have been sent, newest first', async () => {
    for (const email of ['asha@example.com', 'bina@example.com'])
      await openBrowser().api.auth.signUp.mutate({ email, password: PASSWORD })
    expect((await readLetters()).slice(0, 2).map(({ to }) => to)).toEqual(['bina@example.com', 'asha@example.com'])
    expect(mail.letters).toEqual([])

    const page = await (await open()).text()
    expect(page.indexOf('To bina@example.com')).toBeGreaterThan(0)
    expect(page.indexOf('To bina@example.com')).toBeLessThan(page.indexOf('To asha@example.com'))
    expect(page).toContain(`<a href="${ORIGIN}/verify-email#token=`)
  })

  test('keeps the last fifty', async () => {
    for (let at = 0; at < 52; at++) await mailbox.send({ to: `s${at}@example.com`, subject: 'x', text: 'x' })
    const letters = await readLetters()
    expect(letters).toHaveLength(50)
    expect([letters[0]?.to, letters[49]?.to]).toEqual(['s51@example.com', 's2@example.com'])
  })

  test('shows text as text', async () => {
    await openBrowser()
      .api.auth.signUp.mutate({ email: '<\'&"@example.com', password: PASSWORD })
      .catch(() => {})
    await openBrowser().api.auth.signUp.mutate({ email: "'&{}@example.com", password: PASSWORD })
    expect(await (await open()).text()).toContain('To &#39;&amp;{}@example.com')
  })

  test.each([
    ['at a host of the world', 'https://adhyayan.example.org', {}],
    ['at a host that only begins like ours', 'http://localhost.evil.example', {}],
    ['at an address in the network', 'http://192.168.1.10:8787', {}],
    ['where a provider is configured', ORIGIN, MAIL],
    ['where a provider is half configured', ORIGIN, { MAIL_API_KEY: 'key' }],
  ])('is not there %s', async (_, origin, changes) => {
    const response = await open(origin, changes)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      error: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
    })
  })

  test.each(['production', 'test', undefined])('is not there in a bundle for %s, nor is mail', async (NODE_ENV) => {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
    expect((await open()).status).toBe(404)
    const asked = openBrowser().api.auth.requestPasswordReset.mutate({ email: 'asha@example.com' })
    expect(await refusal(asked)).toMatchObject({ status: 403 })
  })
})
