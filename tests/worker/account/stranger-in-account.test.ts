import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { TRIES } from '#domain/account/try-limits.ts'
import { openBrowser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { ASHA, GOOGLE_ENV, openGoogle } from '#tests/support/worker/forging-google.ts'
import { openDatabase } from '#worker/db/client.ts'
import { oauthAccount, session, user } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const mail = catchMail()
let google: ReturnType<typeof openGoogle>

beforeEach(() => {
  google = openGoogle()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const STRANGER = { ...ASHA, sub: '666', email: 'stranger@example.com', name: 'Stranger' }
const NEW_PASSWORD = 'mine and only mine'
const REFUSED = { status: 401, message: CREDENTIAL_MESSAGES.refused }

/** With mail and Google, or like a site that had no mail before. */
const open = (hasMail = true) => openBrowser({ ...GOOGLE_ENV, ...(hasMail && MAIL) })

async function openGoogleBrowser(account: typeof ASHA, hasMail = true) {
  const browser = open(hasMail)
  expect(await (await google.signIn(browser, account)).text()).toContain('data-outcome="signed-in"')
  return browser
}

const whoIs = async ({ api }: ReturnType<typeof open>) => (await api.session.query()).user

/** A stranger's account with Asha's unconfirmed email. He can sign in to it with Google. */
async function openStrangersAccount() {
  const stranger = await openGoogleBrowser(STRANGER, false)
  await stranger.api.account.updateEmail.mutate({ email: ASHA.email })
  expect(await whoIs(stranger)).toMatchObject({ email: ASHA.email })
  return stranger
}

async function resetPassword() {
  const asha = open()
  await asha.api.auth.requestPasswordReset.mutate({ email: ASHA.email })
  const token = mail.tokenFor(ASHA.email, '/reset-password')
  const answer = await asha.api.auth.resetPassword.mutate({ token, password: NEW_PASSWORD })
  return { asha, answer }
}

describe('a stranger who signed up with a student’s email', () => {
  test('cannot change the email of the account by a link from before the student came by Google', async () => {
    const stranger = open()
    await stranger.api.auth.signUp.mutate({ email: ASHA.email, password: PASSWORD })
    await stranger.api.account.updateEmail.mutate({ email: STRANGER.email, password: PASSWORD })
    const token = mail.tokenFor(STRANGER.email, '/verify-email')
    const asha = await openGoogleBrowser(ASHA)
    expect((await refusal(asha.api.auth.verifyEmail.mutate({ token }))).status).toBe(400)
    expect(await whoIs(asha)).toMatchObject({ email: ASHA.email })
  })
})

describe('a stranger who put a student’s email into his own account', () => {
  test('cannot: the account keeps his email until the link is followed that only the student gets', async () => {
    const stranger = await openGoogleBrowser(STRANGER)
    expect(await stranger.api.account.updateEmail.mutate({ email: ASHA.email })).toMatchObject({
      user: { email: STRANGER.email },
      pendingEmail: ASHA.email,
    })
    expect(await whoIs(stranger)).toMatchObject({ email: STRANGER.email })

    // The student signs up as if nobody had used her email.
    const asha = open()
    await asha.api.auth.signUp.mutate({ email: ASHA.email, password: PASSWORD })
    expect((await whoIs(asha))?.uid).not.toBe((await whoIs(stranger))?.uid)
  })

  test('loses his Google account and his sessions when she resets the password, and she learns of it', async () => {
    const stranger = await openStrangersAccount()
    const { asha, answer } = await resetPassword()
    expect(answer.removed).toEqual({ at: expect.any(Number), password: false, google: 1, passkeys: 0, sessions: 0 })

    const { uid } = (await whoIs(asha)) ?? {}
    expect(await whoIs(stranger)).toBeNull()
    const back = await openGoogleBrowser(STRANGER)
    expect((await whoIs(back))?.uid).not.toBe(uid)

    // Also after she has signed in with her own Google account. She has lost nothing of hers by that.
    const byGoogle = await openGoogleBrowser(ASHA)
    expect((await whoIs(byGoogle))?.uid).toBe(uid)
    const again = await openGoogleBrowser(STRANGER)
    expect((await whoIs(again))?.uid).not.toBe(uid)
    expect((await asha.api.account.get.query()).hasPassword).toBe(true)
    expect(await whoIs(asha)).toMatchObject({ uid })
  })

  test('loses everything when she signs in with her own Google account, and her profile tells her', async () => {
    const stranger = await openStrangersAccount()
    const asha = await openGoogleBrowser(ASHA)
    expect(await whoIs(stranger)).toBeNull()
    expect(await asha.api.account.get.query()).toEqual({
      hasPassword: false,
      google: [{ id: ASHA.sub, email: ASHA.email, linkedAt: expect.any(Number) }],
      passkeys: [],
      pendingEmail: null,
      removed: { at: expect.any(Number), password: false, google: 1, passkeys: 0, sessions: 1 },
    })
    await asha.api.account.forgetRemovedAccess.mutate()
    expect((await asha.api.account.get.query()).removed).toBeNull()
  })
})

describe('a stranger who signed up with a student’s email and a password of his own', () => {
  async function signUp() {
    const stranger = open()
    await stranger.api.auth.signUp.mutate({ email: ASHA.email, password: PASSWORD })
    return stranger
  }

  test('loses the password and his session when she takes the account over by the link', async () => {
    const stranger = await signUp()
    const asha = open()
    const token = mail.tokenFor(ASHA.email, '/verify-email')
    const answer = await asha.api.auth.verifyEmail.mutate({ token, takeOver: true })
    expect(answer).toEqual({
      email: ASHA.email,
      user: await whoIs(asha),
      removed: { at: expect.any(Number), password: true, google: 0, passkeys: 0, sessions: 1 },
    })
    expect(await whoIs(stranger)).toBeNull()
    const guess = open().api.auth.signIn.mutate({ email: ASHA.email, password: PASSWORD })
    expect(await refusal(guess)).toEqual(REFUSED)
    expect(await db.select().from(user)).toMatchObject([{ emailVerified: true, passwordHash: null }])
    expect(await db.select().from(session)).toHaveLength(1)
  })

  test('does not get it proved by a link that she opens: it asks for the password, which she does not know', async () => {
    await signUp()
    const asha = open()
    const token = mail.tokenFor(ASHA.email, '/verify-email')
    expect(await refusal(asha.api.auth.verifyEmail.mutate({ token }))).toEqual({
      status: 403,
      message: LINK_MESSAGES.needsPassword,
    })
    const guess = (password: string) => refusal(asha.api.auth.verifyEmail.mutate({ token, password }))
    for (let tries = 0; tries < TRIES.guessesAtLink.most; tries++) {
      expect(await guess(`guess ${tries}`)).toEqual({ status: 403, message: LINK_MESSAGES.wrongPassword })
    }
    expect((await guess(PASSWORD)).status).toBe(429)
    expect(await db.select().from(user)).toMatchObject([{ emailVerified: false }])
    expect(await whoIs(asha)).toBeNull()
  })

  test('does not get it proved where she is signed in to an account of her own', async () => {
    await signUp()
    const other = open()
    await other.api.auth.signUp.mutate({ email: 'other@example.com', password: PASSWORD })
    const token = mail.tokenFor(ASHA.email, '/verify-email')
    expect((await refusal(other.api.auth.verifyEmail.mutate({ token }))).status).toBe(403)
  })

  test('loses the password when she resets it; nothing else of it is news', async () => {
    const stranger = await signUp()
    const { answer } = await resetPassword()
    expect(answer.removed).toBeNull()
    expect(await whoIs(stranger)).toBeNull()
  })
})

describe('a student whose email is proved', () => {
  test('keeps Google when she resets the password', async () => {
    const phone = await openGoogleBrowser(ASHA)
    const { answer } = await resetPassword()
    expect(answer.removed).toBeNull()
    expect(await whoIs(phone)).toBeNull()
    expect(await db.select().from(oauthAccount)).toHaveLength(1)
    expect((await whoIs(await openGoogleBrowser(ASHA)))?.uid).toBe(answer.user.uid)
  })

  test('keeps a change of email that she asked for when she signs in with Google', async () => {
    const asha = open()
    await asha.api.auth.signUp.mutate({ email: ASHA.email, password: PASSWORD })
    await asha.api.auth.verifyEmail.mutate({ token: mail.tokenFor(ASHA.email, '/verify-email') })
    await asha.api.account.updateEmail.mutate({ email: 'new@example.com', password: PASSWORD })
    const byGoogle = await openGoogleBrowser(ASHA)
    await byGoogle.api.auth.verifyEmail.mutate({ token: mail.tokenFor('new@example.com', '/verify-email') })
    expect(await db.select().from(user)).toMatchObject([{ email: 'new@example.com', emailVerified: true }])
  })

  test('is not taken over by the link that came when she signed up', async () => {
    const asha = open()
    await asha.api.auth.signUp.mutate({ email: ASHA.email, password: PASSWORD })
    const token = mail.tokenFor(ASHA.email, '/verify-email')
    await db.update(user).set({ emailVerified: true })
    expect(await open().api.auth.verifyEmail.mutate({ token, takeOver: true })).toMatchObject({
      user: null,
      removed: null,
    })
    expect(await whoIs(asha)).not.toBeNull()
    await expect(open().api.auth.signIn.mutate({ email: ASHA.email, password: PASSWORD })).resolves.toBeTruthy()
  })
})
