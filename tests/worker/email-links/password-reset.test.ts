import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CREDENTIAL_MESSAGES, PASSWORD_MAX } from '#domain/account/credential-rules.ts'
import { LINK_HOURS } from '#domain/account/lifetimes.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { collectWork, ORIGIN, openBrowser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { openDatabase } from '#worker/db/client.ts'
import { oauthAccount, oneTimeLink, session, user } from '#worker/db/schema.ts'
import app from '#worker/index.ts'
import { askForResetToken, EMAIL, listResetLinks, NEW_PASSWORD, openStudent, resetPassword } from './reset-password.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

const MINUTE = 60 * 1000
const WORTHLESS = {
  status: 400,
  message: LINK_MESSAGES.worthless,
}

const askForToken = (email?: string) => askForResetToken(mail, email)

describe('a forgotten password', () => {
  test('is replaced through a link, which signs in here and nowhere else', async () => {
    const { student, ...old } = await openStudent()
    const token = await askForToken()
    const browser = openBrowser(MAIL)
    expect(await browser.api.auth.resetPassword.mutate({ token, password: NEW_PASSWORD })).toEqual({
      user: student,
      removed: null,
      passkeys: 0,
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
    await resetPassword(await askForToken())
    expect(await db.select().from(user)).toMatchObject([{ emailVerified: true }])
  })

  test('may never have been: an account of Google gets one', async () => {
    const now = Date.now()
    await db.insert(user).values({ id: 'g', email: EMAIL, emailVerified: true, createdAt: now })
    await db.insert(oauthAccount).values({ provider: 'google', providerUserId: '1', userId: 'g', createdAt: now })
    await resetPassword(await askForToken())
    const { user: student } = await openBrowser(MAIL).api.auth.signIn.mutate({ email: EMAIL, password: NEW_PASSWORD })
    expect(student.uid).toBe('g')
    expect(await db.select().from(oauthAccount)).toHaveLength(1)
  })

  test.each([
    ['', CREDENTIAL_MESSAGES.empty],
    ['short', CREDENTIAL_MESSAGES.shortPassword],
    ['x'.repeat(PASSWORD_MAX + 1), CREDENTIAL_MESSAGES.longPassword],
  ])('is not replaced by %j, and the link still works', async (password, message) => {
    await openStudent()
    const token = await askForToken()
    expect(await refusal(resetPassword(token, password))).toEqual({ status: 400, message })
    await expect(resetPassword(token)).resolves.toBeTruthy()
  })
})

describe('a link', () => {
  test('works once', async () => {
    await openStudent()
    const token = await askForToken()
    await resetPassword(token)
    expect(await refusal(resetPassword(token, 'of a thief'))).toEqual(WORTHLESS)
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

  test('ends after its time', async () => {
    await openStudent()
    const token = await askForToken()
    const [link] = await listResetLinks()
    expect((link?.expiresAt ?? 0) - (link?.createdAt ?? 0)).toBe(LINK_HOURS['reset-password'] * 60 * MINUTE)
    await db.update(oneTimeLink).set({ expiresAt: Date.now() - 1 })
    expect(await refusal(resetPassword(token))).toEqual(WORTHLESS)
  })

  test('ends when the next one is requested', async () => {
    await openStudent()
    const first = await askForToken()
    const second = await askForToken()
    expect(await listResetLinks()).toHaveLength(1)
    expect(await refusal(resetPassword(first))).toEqual(WORTHLESS)
    await expect(resetPassword(second)).resolves.toBeTruthy()
  })

  test('and every other of its student ends with the reset, and nobody else’s', async () => {
    await openStudent()
    await openStudent('bina@example.com')
    const bina = await askForToken('bina@example.com')
    await resetPassword(await askForToken())
    const left = await db.select({ email: oneTimeLink.email }).from(oneTimeLink)
    expect(left).toEqual([{ email: 'bina@example.com' }, { email: 'bina@example.com' }])
    await expect(resetPassword(bina)).resolves.toBeTruthy()
  })

  test('sent to another address than the account has now is worthless', async () => {
    const { student } = await openStudent()
    const token = await askForToken()
    await db.update(user).set({ email: 'new@example.com' }).where(eq(user.id, student.uid))
    expect(await refusal(resetPassword(token))).toEqual(WORTHLESS)
  })

  test('that proves an email does not change the password', async () => {
    await openStudent()
    expect(await refusal(resetPassword(mail.tokenFor(EMAIL, '/verify-email')))).toEqual(WORTHLESS)
  })

  test.each([
    ['nothing', ''],
    ['something else', "' or 1=1 --"],
    ['a token that nobody was given', 'A'.repeat(43)],
  ])('that holds %s is worthless', async (_, token) => {
    await openStudent()
    await askForToken()
    expect(await refusal(resetPassword(token))).toEqual(WORTHLESS)
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
