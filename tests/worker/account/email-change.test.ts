import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { LINK_HOURS } from '#domain/account/lifetimes.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { MAIL_SUBJECTS } from '#domain/account/mail-subjects.ts'
import {
  ageSessions,
  dropPassword,
  EMAIL,
  isSignedIn,
  openAccount,
  readAccount,
  signIn,
} from '#tests/support/worker/account.ts'
import { type Browser, openBrowser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { oneTimeLink, user } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

const NEW_EMAIL = 'asha.gurung@example.com'
const NEW_PASSWORD = 'new battery'
const MINUTE = 60_000

describe('updating the email', () => {
  const change = { email: NEW_EMAIL, password: PASSWORD }

  /** Requests the change. Returns the token of the link that was sent to the new email. */
  async function askForChange({ api }: Pick<Browser, 'api'>, email = NEW_EMAIL) {
    await api.account.updateEmail.mutate({ email, password: PASSWORD })
    return mail.tokenFor(email, '/verify-email')
  }

  test('counts once the link is followed that goes to the new one, and then everywhere', async () => {
    const asha = await openAccount()
    const asked = await asha.api.account.updateEmail.mutate({ ...change, email: ` ASHA.Gurung@example.com ` })
    expect(asked).toEqual({ user: asha.user, pendingEmail: NEW_EMAIL })
    expect((await asha.api.account.get.query()).pendingEmail).toBe(NEW_EMAIL)
    expect((await asha.api.session.query()).user).toEqual(asha.user)
    expect((await refusal(signIn(NEW_EMAIL, PASSWORD))).message).toBe(CREDENTIAL_MESSAGES.refused)
    expect(await isSignedIn(await signIn(EMAIL, PASSWORD))).toBe(true)

    const token = mail.tokenFor(NEW_EMAIL, '/verify-email')
    expect(await asha.api.auth.verifyEmail.mutate({ token })).toEqual({ email: NEW_EMAIL, user: null, removed: null })
    expect((await asha.api.session.query()).user).toEqual({ ...asha.user, email: NEW_EMAIL })
    expect((await asha.api.profile.get.query()).email).toBe(NEW_EMAIL)
    expect(await asha.api.auth.verification.query()).toEqual({ email: NEW_EMAIL, isVerified: true })
    expect((await asha.api.account.get.query()).pendingEmail).toBeNull()
    expect(await isSignedIn(await signIn(NEW_EMAIL, PASSWORD))).toBe(true)
    expect((await refusal(signIn(EMAIL, PASSWORD))).message).toBe(CREDENTIAL_MESSAGES.refused)
  })

  test('is stopped by a new password', async () => {
    const asha = await openAccount()
    const token = await askForChange(asha)
    await asha.api.account.changePassword.mutate({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    expect((await refusal(asha.api.auth.verifyEmail.mutate({ token }))).status).toBe(400)
    expect((await asha.api.account.get.query()).pendingEmail).toBeNull()
  })

  test('is stopped by a new password that comes while the mail of another change fails', async () => {
    const asha = await openAccount()
    await askForChange(asha)
    const elsewhere = await signIn(EMAIL, PASSWORD)
    mail.provider.status = 500
    mail.provider.before = async () => {
      await elsewhere.api.account.changePassword.mutate({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    }
    expect((await refusal(asha.api.account.updateEmail.mutate({ ...change, email: 'other@example.com' }))).status).toBe(
      503,
    )
    expect(await db.select().from(oneTimeLink).where(eq(oneTimeLink.purpose, 'change-email'))).toEqual([])
  })

  test('is followed elsewhere only with the password: reading the new address does not give the account', async () => {
    const asha = await openAccount()
    const token = await askForChange(asha)
    const { api } = openBrowser(MAIL)
    for (const input of [{ token }, { token, takeOver: true as const }]) {
      expect((await refusal(api.auth.verifyEmail.mutate(input))).status).toBe(403)
    }
    expect((await refusal(api.auth.verifyEmail.mutate({ token, password: 'wrong one' }))).status).toBe(403)
    expect(await readAccount()).toMatchObject({ email: EMAIL })
    await api.auth.verifyEmail.mutate({ token, password: PASSWORD })
    expect(await readAccount()).toMatchObject({ email: NEW_EMAIL, emailVerified: true })
    expect(await isSignedIn(asha)).toBe(true)
  })

  test('needs a session where there is no password', async () => {
    const asha = await openAccount()
    await dropPassword(asha.user.uid)
    await asha.api.account.updateEmail.mutate({ email: NEW_EMAIL })
    const token = mail.tokenFor(NEW_EMAIL, '/verify-email')
    expect(await refusal(openBrowser(MAIL).api.auth.verifyEmail.mutate({ token }))).toEqual({
      status: 403,
      message: LINK_MESSAGES.needsSession,
    })
    await asha.api.auth.verifyEmail.mutate({ token })
    expect(await readAccount()).toMatchObject({ email: NEW_EMAIL })
  })

  test('can be cancelled until then, in the profile and by a new password', async () => {
    const asha = await openAccount()
    const first = await askForChange(asha)
    expect(await asha.api.account.cancelEmailChange.mutate()).toEqual({ pendingEmail: null })
    expect((await asha.api.account.get.query()).pendingEmail).toBeNull()
    expect((await refusal(asha.api.auth.verifyEmail.mutate({ token: first }))).status).toBe(400)

    const second = await askForChange(asha)
    await asha.api.auth.requestPasswordReset.mutate({ email: EMAIL })
    const token = mail.tokenFor(EMAIL, '/reset-password')
    const owner = openBrowser(MAIL)
    await owner.api.auth.resetPassword.mutate({ token, password: NEW_PASSWORD })
    expect((await refusal(owner.api.auth.verifyEmail.mutate({ token: second }))).status).toBe(400)
    expect(await readAccount()).toMatchObject({ email: EMAIL })
  })

  test('waits for one new email at a time, and for its lifetime', async () => {
    const asha = await openAccount()
    const first = await askForChange(asha)
    const second = await askForChange(asha, 'third@example.com')
    expect((await asha.api.account.get.query()).pendingEmail).toBe('third@example.com')
    expect((await refusal(asha.api.auth.verifyEmail.mutate({ token: first }))).status).toBe(400)
    const [link] = await db.select().from(oneTimeLink).where(eq(oneTimeLink.purpose, 'change-email'))
    expect((link?.expiresAt ?? 0) - (link?.createdAt ?? 0)).toBe(LINK_HOURS['change-email'] * 60 * MINUTE)
    await db.update(oneTimeLink).set({ expiresAt: Date.now() - 1 })
    expect((await asha.api.account.get.query()).pendingEmail).toBeNull()
    expect((await refusal(asha.api.auth.verifyEmail.mutate({ token: second }))).status).toBe(400)
  })

  test('to one that somebody else has by then is refused', async () => {
    const asha = await openAccount()
    const token = await askForChange(asha)
    await openAccount(NEW_EMAIL)
    expect(await refusal(asha.api.auth.verifyEmail.mutate({ token }))).toEqual({
      status: 409,
      message: CREDENTIAL_MESSAGES.taken,
    })
    expect((await asha.api.session.query()).user?.email).toBe(EMAIL)
  })

  test('is reported to the confirmed address of the account, before and after, without the new one', async () => {
    const asha = await openAccount()
    await asha.api.auth.verifyEmail.mutate({ token: mail.tokenFor(EMAIL, '/verify-email') })
    mail.letters.length = 0
    const token = await askForChange(asha)
    await asha.api.auth.verifyEmail.mutate({ token })
    const letters = mail.letters.filter(({ to }) => to.includes(EMAIL))
    expect(letters).toMatchObject([
      { subject: MAIL_SUBJECTS.emailChangeAsked },
      { subject: MAIL_SUBJECTS.emailChanged },
    ])
    expect(JSON.stringify(letters)).not.toContain(NEW_EMAIL)

    await db.update(user).set({ emailVerified: false })
    mail.letters.length = 0
    await askForChange(asha, 'third@example.com')
    expect(mail.letters.map(({ to }) => to)).toEqual([['third@example.com']])
  })

  test('to the same email changes nothing, and it stays proved', async () => {
    const asha = await openAccount()
    await asha.api.auth.verifyEmail.mutate({ token: mail.tokenFor(EMAIL, '/verify-email') })
    await asha.api.account.updateEmail.mutate({ email: EMAIL, password: PASSWORD })
    expect((await readAccount())?.emailVerified).toBe(true)
  })

  test('ends every link that went to the old one, for good', async () => {
    const asha = await openAccount()
    await asha.api.auth.requestPasswordReset.mutate({ email: EMAIL })
    const token = mail.tokenFor(EMAIL, '/reset-password')
    await asha.api.auth.verifyEmail.mutate({ token: await askForChange(asha) })
    await asha.api.auth.verifyEmail.mutate({ token: await askForChange(asha, EMAIL) })
    expect((await refusal(asha.api.auth.resetPassword.mutate({ token, password: NEW_PASSWORD }))).status).toBe(400)
  })

  test('counts at once where no mail is set up, and is not proved', async () => {
    const asha = await openAccount()
    await asha.api.auth.verifyEmail.mutate({ token: mail.tokenFor(EMAIL, '/verify-email') })
    const silent = openBrowser()
    silent.cookies.set('session', asha.cookies.get('session') ?? '')
    expect(await silent.api.account.updateEmail.mutate(change)).toEqual({
      user: { ...asha.user, email: NEW_EMAIL },
      pendingEmail: null,
    })
    expect(await readAccount()).toMatchObject({ email: NEW_EMAIL, emailVerified: false })
  })
})

test.runIf(hasLibsql)('it asks the database twice, whether it succeeds or not', async () => {
  const { account } = (await openAccount()).api
  expect(await countRoundTrips(() => account.updateEmail.mutate({ email: NEW_EMAIL, password: PASSWORD }))).toBe(2)
  await ageSessions(20 * MINUTE)
  const late = { email: EMAIL, password: PASSWORD }
  expect(await countRoundTrips(() => refusal(account.updateEmail.mutate(late)))).toBe(2)
})
