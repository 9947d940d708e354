import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../worker/db/client.ts'
import { oauthAccount, oneTimeLink, session, signInThrottle, user } from '../../../worker/db/schema.ts'
import app from '../../../worker/index.ts'
import { callRaw, collectWork, ORIGIN, openBrowser, PASSWORD, refusal, testEnv } from '../../support/api-client.ts'
import { catchMail, MAIL } from '../../support/caught-mail.ts'
import { countRoundTrips, hasLibsql } from '../../support/count-round-trips.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

const EMAIL = 'asha@example.com'
const NEW_PASSWORD = 'a better horse'
const MINUTE = 60 * 1000
const SENT = {
  message:
    'If an account has this email, a link to reset its password was sent successfully. It works once, for one hour.',
}
const WORTHLESS = {
  status: 400,
  message: 'This link has expired, was used already, or is not complete. Please ask for a new one.',
}
const NOT_SENT = { status: 503, message: 'We could not send the email. Please try again in a few minutes.' }
const TOO_MANY = {
  status: 429,
  message:
    'Several links were asked for in the last hour. Please look into your mail and its spam folder, or try again later.',
}

async function openStudent(email = EMAIL) {
  const browser = openBrowser(MAIL)
  const { user: student } = await browser.api.auth.signUp.mutate({ email, password: PASSWORD })
  return { ...browser, student }
}

/** Asks for a link and reads it in the mail. */
async function askForToken(email = EMAIL) {
  expect(await openBrowser(MAIL).api.auth.requestPasswordReset.mutate({ email })).toEqual(SENT)
  return mail.tokenFor(email, '/reset-password')
}

const reset = (token: string, password = NEW_PASSWORD) =>
  openBrowser(MAIL).api.auth.resetPassword.mutate({ token, password })

const listResetLinks = () => db.select().from(oneTimeLink).where(eq(oneTimeLink.purpose, 'reset-password'))

describe('a forgotten password', () => {
  test('is replaced through a link, which signs in here and nowhere else', async () => {
    const { student, ...old } = await openStudent()
    const token = await askForToken()
    const browser = openBrowser(MAIL)
    expect(await browser.api.auth.resetPassword.mutate({ token, password: NEW_PASSWORD })).toEqual({
      user: student,
      removed: null,
    })

    expect(await browser.api.session.query()).toEqual({ user: student })
    expect(await old.api.session.query()).toEqual({ user: null })
    expect(await db.select().from(session)).toHaveLength(1)
    const { api } = openBrowser(MAIL)
    expect(await refusal(api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD }))).toMatchObject({ status: 401 })
    expect(await api.auth.signIn.mutate({ email: EMAIL, password: NEW_PASSWORD })).toEqual({ user: student })
  })

  test('proves the email, since the link was read there', async () => {
    await openStudent()
    expect(await db.select().from(user)).toMatchObject([{ emailVerified: false }])
    await reset(await askForToken())
    expect(await db.select().from(user)).toMatchObject([{ emailVerified: true }])
  })

  test('may never have been: an account of Google gets one', async () => {
    const now = Date.now()
    await db.insert(user).values({ id: 'g', email: EMAIL, emailVerified: true, createdAt: now })
    await db.insert(oauthAccount).values({ provider: 'google', providerUserId: '1', userId: 'g', createdAt: now })
    await reset(await askForToken())
    const { user: student } = await openBrowser(MAIL).api.auth.signIn.mutate({ email: EMAIL, password: NEW_PASSWORD })
    expect(student.uid).toBe('g')
    expect(await db.select().from(oauthAccount)).toHaveLength(1)
  })

  test.each([
    ['', 'Please fill in all fields.'],
    ['short', 'Password must be at least 6 characters long.'],
    ['x'.repeat(257), 'Password must be at most 256 characters long.'],
  ])('is not replaced by %j, and the link still works', async (password, message) => {
    await openStudent()
    const token = await askForToken()
    expect(await refusal(reset(token, password))).toEqual({ status: 400, message })
    await expect(reset(token)).resolves.toBeTruthy()
  })
})

describe('a link', () => {
  test('works once', async () => {
    await openStudent()
    const token = await askForToken()
    await reset(token)
    expect(await refusal(reset(token, 'of a thief'))).toEqual(WORTHLESS)
    expect(await refusal(openBrowser().api.auth.signIn.mutate({ email: EMAIL, password: 'of a thief' }))).toMatchObject(
      { status: 401 },
    )
  })

  test('used twice at once succeeds once, and its password and session are those that stay', async () => {
    await openStudent()
    const token = await askForToken()
    const browsers = [openBrowser(MAIL), openBrowser(MAIL), openBrowser(MAIL)]
    const answers = await Promise.allSettled(
      browsers.map(({ api }, at) => api.auth.resetPassword.mutate({ token, password: `password ${at}` })),
    )
    const won = answers.flatMap(({ status }, at) => (status === 'fulfilled' ? [at] : []))
    expect(won).toHaveLength(1)
    expect(await db.select().from(session)).toHaveLength(1)
    const winner = won[0] ?? -1
    expect((await browsers[winner]?.api.session.query())?.user?.email).toBe(EMAIL)
    await expect(
      openBrowser().api.auth.signIn.mutate({ email: EMAIL, password: `password ${winner}` }),
    ).resolves.toBeTruthy()
  })

  test('ends after an hour', async () => {
    await openStudent()
    const token = await askForToken()
    const [link] = await listResetLinks()
    expect((link?.expiresAt ?? 0) - (link?.createdAt ?? 0)).toBe(60 * MINUTE)
    await db.update(oneTimeLink).set({ expiresAt: Date.now() - 1 })
    expect(await refusal(reset(token))).toEqual(WORTHLESS)
  })

  test('ends when the next one is asked for', async () => {
    await openStudent()
    const first = await askForToken()
    const second = await askForToken()
    expect(await listResetLinks()).toHaveLength(1)
    expect(await refusal(reset(first))).toEqual(WORTHLESS)
    await expect(reset(second)).resolves.toBeTruthy()
  })

  test('and every other of its student ends with the reset, and nobody else’s', async () => {
    await openStudent()
    await openStudent('bina@example.com')
    const bina = await askForToken('bina@example.com')
    await reset(await askForToken())
    const left = await db.select({ email: oneTimeLink.email }).from(oneTimeLink)
    expect(left).toEqual([{ email: 'bina@example.com' }, { email: 'bina@example.com' }])
    await expect(reset(bina)).resolves.toBeTruthy()
  })

  test('sent to another address than the account has now is worthless', async () => {
    const { student } = await openStudent()
    const token = await askForToken()
    await db.update(user).set({ email: 'new@example.com' }).where(eq(user.id, student.uid))
    expect(await refusal(reset(token))).toEqual(WORTHLESS)
  })

  test('that proves an email does not change the password', async () => {
    await openStudent()
    expect(await refusal(reset(mail.tokenFor(EMAIL, '/verify-email')))).toEqual(WORTHLESS)
  })

  test.each([
    ['nothing', ''],
    ['something else', "' or 1=1 --"],
    ['a token that nobody was given', 'A'.repeat(43)],
  ])('that holds %s is worthless', async (_, token) => {
    await openStudent()
    await askForToken()
    expect(await refusal(reset(token))).toEqual(WORTHLESS)
  })

  test('is kept as a hash alone, and leads to our own site behind a #', async () => {
    await openStudent()
    const token = await askForToken()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await db.select().from(oneTimeLink))).not.toContain(token)
    expect(mail.letters.at(-1)?.text).toContain(`${ORIGIN}/reset-password#token=${token}\n`)
  })

  test('leads to our own site even when the request names another host', async () => {
    await openStudent()
    const work = collectWork()
    const body = JSON.stringify({ email: EMAIL })
    const headers = { 'Content-Type': 'application/json', Origin: 'https://evil.example' }
    const request = new Request('https://evil.example/api/trpc/auth.requestPasswordReset', {
      method: 'POST',
      headers,
      body,
    })
    await app.fetch(request, { ...testEnv, ...MAIL }, work.context)
    await work.done()
    expect(mail.letters.at(-1)?.text).toContain('https://adhyayan.example.org/reset-password#token=')
    expect(mail.letters.at(-1)?.text).not.toContain('evil')
  })
})

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

  test('that cannot be sent is told the same for an account and for none, and counts as no try', async () => {
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
    await expect(reset(first)).resolves.toBeTruthy()
    await askForToken()
    await askForToken()
  })

  test('finds an email in capitals and with spaces around it', async () => {
    await openStudent()
    await openBrowser(MAIL).api.auth.requestPasswordReset.mutate({ email: '  ASHA@Example.COM ' })
    expect(mail.tokenFor(EMAIL, '/reset-password')).toBeTruthy()
  })

  test.each([
    ['', 'Please fill in all fields.'],
    ['no email', 'Please enter a valid email address.'],
    ['Asha <asha@example.com>', 'Please enter a valid email address.'],
    ['asha@example.com,bina@example.com', 'Please enter a valid email address.'],
    ['asha@example.com\r\nBcc: all@example.com', 'Please enter a valid email address.'],
  ])('for %j is refused', async (email, message) => {
    const asked = openBrowser(MAIL).api.auth.requestPasswordReset.mutate({ email })
    expect(await refusal(asked)).toEqual({ status: 400, message })
  })

  test('says so where no mail is set up', async () => {
    const asked = openBrowser().api.auth.requestPasswordReset.mutate({ email: EMAIL })
    expect(await refusal(asked)).toEqual({
      status: 403,
      message: 'Sending email is not set up here yet. Please write to us on the contact page.',
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
    'is three an hour for %s, from wherever they are asked for',
    async (email) => {
      await openStudent()
      const asked = Array.from({ length: 6 }, (_, at) =>
        ask(at % 2 ? email : ` ${email.toUpperCase()} `, `203.0.113.${at}`),
      )
      expect((await Promise.all(asked)).sort()).toEqual([200, 200, 200, 429, 429, 429])
      expect(await refusal(openBrowser(MAIL).api.auth.requestPasswordReset.mutate({ email }))).toEqual(TOO_MANY)
      await db.update(signInThrottle).set({ windowStartedAt: Date.now() - 60 * MINUTE })
      expect(await ask(email, '203.0.113.1')).toBe(200)
    },
  )

  test('leaves the last link that was sent alive', async () => {
    await openStudent()
    for (let times = 0; times < 3; times++) await ask(EMAIL, '198.51.100.9')
    const token = mail.tokenFor(EMAIL, '/reset-password')
    expect(await ask(EMAIL, '198.51.100.9')).toBe(429)
    await expect(reset(token)).resolves.toBeTruthy()
  })

  test('is 120 an hour for a network, which then uses up nobody’s three', async () => {
    await openStudent()
    for (let at = 0; at < 120; at++) expect(await ask(`student-${at}@example.com`, `2001:db8:1:2::${at}`)).toBe(200)
    for (let times = 0; times < 4; times++) expect(await ask(EMAIL, '2001:db8:1:2:ffff::1')).toBe(429)
    expect(await ask(EMAIL, '2001:db8:1:3::1')).toBe(200)
  })
})

test('a reset in the browser of another student ends the session there, and no other of that student', async () => {
  const { student: asha } = await openStudent()
  const bina = await openStudent('bina@example.com')
  const elsewhere = openBrowser()
  await elsewhere.api.auth.signIn.mutate({ email: 'bina@example.com', password: PASSWORD })
  await bina.api.auth.resetPassword.mutate({ token: await askForToken(), password: NEW_PASSWORD })
  expect((await bina.api.session.query()).user?.uid).toBe(asha.uid)
  expect((await elsewhere.api.session.query()).user?.uid).toBe(bina.student.uid)
  expect(await db.select().from(session).where(eq(session.userId, bina.student.uid))).toHaveLength(1)
})
