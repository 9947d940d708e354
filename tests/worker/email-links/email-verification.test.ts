import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { LINK_HOURS } from '#domain/account/lifetimes.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { MAIL_SUBJECTS } from '#domain/account/mail-subjects.ts'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { ORIGIN, openBrowser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { openDatabase } from '#worker/db/client.ts'
import { oneTimeLink, signInThrottle, user } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

const EMAIL = 'asha@example.com'
const CONFIRMED = { email: EMAIL, user: null, removed: null }
const HOUR = 60 * 60 * 1000
const WORTHLESS = {
  status: 400,
  message: LINK_MESSAGES.worthless,
}

async function openStudent(email = EMAIL) {
  const browser = openBrowser(MAIL)
  const { user: student } = await browser.api.auth.signUp.mutate({ email, password: PASSWORD })
  return { ...browser, student }
}

const verify = (token: string) => openBrowser(MAIL).api.auth.verifyEmail.mutate({ token, password: PASSWORD })

describe('signing up', () => {
  test('sends a link that proves the email, on whichever device it is opened', async () => {
    const { api } = await openStudent()
    expect(await api.auth.verification.query()).toEqual({ email: EMAIL, isVerified: false })
    expect(await verify(mail.tokenFor(EMAIL, '/verify-email'))).toEqual(CONFIRMED)
    expect(await api.auth.verification.query()).toEqual({ email: EMAIL, isVerified: true })
  })

  test('sends one mail, through the configured provider', async () => {
    await openStudent()
    const token = mail.tokenFor(EMAIL, '/verify-email')
    expect(mail.letters).toEqual([
      {
        authorization: 'Bearer key-of-the-provider',
        from: 'Adhyayan <hello@adhyayan.example.org>',
        to: [EMAIL],
        subject: MAIL_SUBJECTS.verification,
        text: expect.stringContaining(`\n${ORIGIN}/verify-email#token=${token}\n`),
      },
    ])
  })

  test('that is refused sends none', async () => {
    await openStudent()
    mail.letters.length = 0
    await refusal(openBrowser(MAIL).api.auth.signUp.mutate({ email: EMAIL, password: PASSWORD }))
    expect(mail.letters).toEqual([])
  })

  test('works where no mail is set up, or the provider is down', async () => {
    await openBrowser().api.auth.signUp.mutate({ email: EMAIL, password: PASSWORD })
    mail.provider.status = 503
    await openStudent('bina@example.com')
    expect(await db.select().from(user)).toHaveLength(2)
  })
})

describe('a link', () => {
  test('needs no password where the account is signed in, and leaves everything in it', async () => {
    const { api } = await openStudent()
    const phone = openBrowser(MAIL)
    await phone.api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD })
    expect(await api.auth.verifyEmail.mutate({ token: mail.tokenFor(EMAIL, '/verify-email') })).toEqual(CONFIRMED)
    expect((await phone.api.session.query()).user).not.toBeNull()
    await expect(openBrowser(MAIL).api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD })).resolves.toBeTruthy()
  })

  test('that nobody was sent counts no guess', async () => {
    expect(await refusal(verify('x'.repeat(43)))).toEqual(WORTHLESS)
    expect(await db.select().from(signInThrottle)).toEqual([])
  })

  test('works once, and proves no other email', async () => {
    await openStudent()
    await openStudent('bina@example.com')
    const token = mail.tokenFor(EMAIL, '/verify-email')
    const answers = await Promise.allSettled([verify(token), verify(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(verify(token))).toEqual(WORTHLESS)
    const proved = await db.select({ email: user.email }).from(user).where(eq(user.emailVerified, true))
    expect(proved).toEqual([{ email: EMAIL }])
  })

  test('ends after its lifetime', async () => {
    await openStudent()
    const [link] = await db.select().from(oneTimeLink)
    expect((link?.expiresAt ?? 0) - (link?.createdAt ?? 0)).toBe(LINK_HOURS['verify-email'] * HOUR)
    await db.update(oneTimeLink).set({ expiresAt: Date.now() - 1 })
    expect(await refusal(verify(mail.tokenFor(EMAIL, '/verify-email')))).toEqual(WORTHLESS)
  })

  test('sent to another address than the account has now proves nothing', async () => {
    await openStudent()
    await db.update(user).set({ email: 'new@example.com' })
    expect(await refusal(verify(mail.tokenFor(EMAIL, '/verify-email')))).toEqual(WORTHLESS)
    expect(await db.select().from(user)).toMatchObject([{ emailVerified: false }])
  })

  test('for a new password proves no email by itself', async () => {
    await openStudent()
    await openBrowser(MAIL).api.auth.requestPasswordReset.mutate({ email: EMAIL })
    const token = mail.tokenFor(EMAIL, '/reset-password')
    expect(await refusal(verify(token))).toEqual(WORTHLESS)
    await expect(openBrowser().api.auth.resetPassword.mutate({ token, password: PASSWORD })).resolves.toBeTruthy()
  })
})

describe('asking for another link', () => {
  test('sends one, and ends the one before', async () => {
    const { api } = await openStudent()
    const first = mail.tokenFor(EMAIL, '/verify-email')
    expect(await api.auth.requestVerification.mutate()).toEqual({ sent: true })
    const second = mail.tokenFor(EMAIL, '/verify-email')
    expect(await refusal(verify(first))).toEqual(WORTHLESS)
    expect(await verify(second)).toEqual(CONFIRMED)
  })

  test('leaves a link for a new password alive', async () => {
    const { api } = await openStudent()
    await api.auth.requestPasswordReset.mutate({ email: EMAIL })
    await api.auth.requestVerification.mutate()
    const token = mail.tokenFor(EMAIL, '/reset-password')
    await expect(api.auth.resetPassword.mutate({ token, password: PASSWORD })).resolves.toBeTruthy()
  })

  test('sends nothing when the email is proved already', async () => {
    const { api } = await openStudent()
    await verify(mail.tokenFor(EMAIL, '/verify-email'))
    mail.letters.length = 0
    expect(await api.auth.requestVerification.mutate()).toEqual({ sent: false })
    expect(mail.letters).toEqual([])
    expect(await db.select().from(oneTimeLink)).toEqual([])
  })

  test('that could not be sent is reported, counts as no try, and leaves the previous one valid', async () => {
    const { api } = await openStudent()
    const first = mail.tokenFor(EMAIL, '/verify-email')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    mail.provider.status = 503
    for (let times = 0; times < 5; times++) {
      expect(await refusal(api.auth.requestVerification.mutate())).toEqual({
        status: 503,
        message: LINK_MESSAGES.notSent,
      })
    }
    logged.mockRestore()
    mail.provider.status = 200
    expect(await verify(first)).toEqual(CONFIRMED)
    await db.update(user).set({ emailVerified: false })
    for (let times = 0; times < 3; times++) {
      expect(await api.auth.requestVerification.mutate()).toEqual({ sent: true })
    }
  })

  test('is possible three times an hour, and then leaves the last one alive', async () => {
    const { api } = await openStudent()
    for (let times = 0; times < 3; times++) await api.auth.requestVerification.mutate()
    const last = mail.tokenFor(EMAIL, '/verify-email')
    expect(await refusal(api.auth.requestVerification.mutate())).toEqual({
      status: 429,
      message: LINK_MESSAGES.tooMany,
    })
    expect(await verify(last)).toEqual(CONFIRMED)
    await db.update(user).set({ emailVerified: false })
    await db.update(signInThrottle).set({ windowStartedAt: Date.now() - HOUR })
    expect(await api.auth.requestVerification.mutate()).toEqual({ sent: true })
  })

  test('needs a session', async () => {
    const asked = openBrowser(MAIL).api.auth.requestVerification.mutate()
    expect(await refusal(asked)).toEqual({ status: 401, message: SIGN_IN_FIRST })
  })
})
