import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../worker/db/client.ts'
import { oauthAccount, oneTimeLink, session, signInThrottle, user } from '../../worker/db/schema.ts'
import { type Browser, callRaw, openBrowser, PASSWORD, refusal, testEnv } from '../support/client.ts'
import { catchMail, MAIL } from '../support/mail.ts'
import { countRoundTrips, hasLibsql } from '../support/round-trips.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

const EMAIL = 'asha@example.com'
const NEW_EMAIL = 'asha.gurung@example.com'
const NEW_PASSWORD = 'new battery'
const MINUTE = 60_000
const WRONG = { status: 403, message: 'The current password is not right.' }
const TOO_MANY = { status: 429, message: 'Too many failed attempts. Please try again later.' }
const SIGN_IN = { status: 401, message: 'Please sign in first.' }

async function open(email = EMAIL) {
  const browser = openBrowser(MAIL)
  const { user: student } = await browser.api.auth.signUp.mutate({ email, password: PASSWORD })
  return { ...browser, user: student }
}

async function signIn(email: string, password: string) {
  const browser = openBrowser(MAIL)
  await browser.api.auth.signIn.mutate({ email, password })
  return browser
}

const isSignedIn = async ({ api }: Pick<Browser, 'api'>) => (await api.session.query()).user !== null
const readAccount = async () => (await db.select().from(user))[0]

/** The session began so long ago. */
const age = (ms: number) => db.update(session).set({ createdAt: Date.now() - ms })

/** The account was made with Google. */
async function dropPassword(userId: string) {
  await db.update(user).set({ passwordHash: null, emailVerified: true }).where(eq(user.id, userId))
  await db.insert(oauthAccount).values({ provider: 'google', providerUserId: 'g', userId, createdAt: 1 })
}

describe('updating the email', () => {
  const change = { email: NEW_EMAIL, password: PASSWORD }

  test('changes it everywhere, and it is not proved any more until the link is opened', async () => {
    const asha = await open()
    await asha.api.auth.verifyEmail.mutate({ token: mail.tokenFor(EMAIL, '/verify-email') })
    const { user: changed } = await asha.api.account.updateEmail.mutate({
      ...change,
      email: ` ASHA.Gurung@example.com `,
    })
    expect(changed).toEqual({ ...asha.user, email: NEW_EMAIL })
    expect((await asha.api.session.query()).user).toEqual(changed)
    expect((await asha.api.profile.get.query()).email).toBe(NEW_EMAIL)
    expect(await asha.api.auth.verification.query()).toEqual({ email: NEW_EMAIL, isVerified: false })

    await asha.api.auth.verifyEmail.mutate({ token: mail.tokenFor(NEW_EMAIL, '/verify-email') })
    expect(await asha.api.auth.verification.query()).toEqual({ email: NEW_EMAIL, isVerified: true })
    expect(await isSignedIn(await signIn(NEW_EMAIL, PASSWORD))).toBe(true)
    expect((await refusal(signIn(EMAIL, PASSWORD))).message).toBe('Invalid email or password.')
  })

  test('tells the old address, if it was proved, and not what the new one is', async () => {
    const asha = await open()
    await asha.api.auth.verifyEmail.mutate({ token: mail.tokenFor(EMAIL, '/verify-email') })
    mail.letters.length = 0
    await asha.api.account.updateEmail.mutate(change)
    const letters = mail.letters.filter(({ to }) => to.includes(EMAIL))
    expect(letters).toMatchObject([{ subject: 'The email of your Adhyayan account was changed' }])
    expect(JSON.stringify(letters)).not.toContain(NEW_EMAIL)

    mail.letters.length = 0
    await asha.api.account.updateEmail.mutate({ ...change, email: 'third@example.com' })
    expect(mail.letters.map(({ to }) => to)).toEqual([['third@example.com']])
  })

  test('needs a sign-in that is less than 15 minutes old', async () => {
    const asha = await open()
    const old = { status: 403, message: 'Please log out and log back in before changing your email' }
    await age(15 * MINUTE)
    expect(await refusal(asha.api.account.updateEmail.mutate(change))).toEqual(old)
    expect((await readAccount())?.email).toBe(EMAIL)
    await age(14 * MINUTE)
    await asha.api.account.updateEmail.mutate(change)
    expect((await readAccount())?.email).toBe(NEW_EMAIL)
  })

  test('does not count a sign-in that is old as a wrong password', async () => {
    const asha = await open()
    await age(15 * MINUTE)
    for (let tries = 0; tries < 7; tries++) {
      expect((await refusal(asha.api.account.updateEmail.mutate(change))).status).toBe(403)
    }
    await age(0)
    await asha.api.account.updateEmail.mutate(change)
  })

  test('needs the current password', async () => {
    const asha = await open()
    const update = (password?: string) =>
      refusal(asha.api.account.updateEmail.mutate({ email: NEW_EMAIL, ...(password && { password }) }))
    expect(await update('wrong one')).toEqual(WRONG)
    expect(await update()).toEqual(WRONG)
    expect((await readAccount())?.email).toBe(EMAIL)
  })

  test('needs no password where there is none', async () => {
    const asha = await open()
    await dropPassword(asha.user.uid)
    expect(await asha.api.account.get.query()).toEqual({ hasPassword: false })
    await asha.api.account.updateEmail.mutate({ email: NEW_EMAIL })
    expect(await readAccount()).toMatchObject({ email: NEW_EMAIL, emailVerified: false })
  })

  test('refuses an email that somebody has, and changes nothing', async () => {
    const asha = await open()
    await open('bina@example.com')
    const links = await db.select().from(oneTimeLink)
    const taken = asha.api.account.updateEmail.mutate({ email: 'Bina@example.com', password: PASSWORD })
    expect(await refusal(taken)).toEqual({ status: 409, message: 'An account with this email already exists.' })
    expect(await db.select({ email: user.email }).from(user)).toEqual(
      expect.arrayContaining([{ email: EMAIL }, { email: 'bina@example.com' }]),
    )
    expect(await db.select().from(oneTimeLink)).toEqual(links)
  })

  test('to the same email changes nothing, and it stays proved', async () => {
    const asha = await open()
    await asha.api.auth.verifyEmail.mutate({ token: mail.tokenFor(EMAIL, '/verify-email') })
    await asha.api.account.updateEmail.mutate({ email: EMAIL, password: PASSWORD })
    expect((await readAccount())?.emailVerified).toBe(true)
  })

  test('ends every link that went to the old one, for good', async () => {
    const asha = await open()
    await asha.api.auth.requestPasswordReset.mutate({ email: EMAIL })
    const token = mail.tokenFor(EMAIL, '/reset-password')
    await asha.api.account.updateEmail.mutate(change)
    await asha.api.account.updateEmail.mutate({ email: EMAIL, password: PASSWORD })
    expect((await refusal(asha.api.auth.resetPassword.mutate({ token, password: NEW_PASSWORD }))).status).toBe(400)
  })

  test('cannot be used to fill a stranger’s mailbox', async () => {
    const asha = await open()
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com', 'e@example.com']) {
      await asha.api.account.updateEmail.mutate({ email, password: PASSWORD })
      await asha.api.account.updateEmail.mutate({ email: 'stranger@example.com', password: PASSWORD })
    }
    expect(mail.letters.filter(({ to }) => to.includes('stranger@example.com'))).toHaveLength(3)
    expect((await readAccount())?.email).toBe('stranger@example.com')
  })

  test('refuses what is no email, and no password', async () => {
    const asha = await open()
    for (const [input, message] of [
      [{ email: '', password: PASSWORD }, 'Please fill in all fields.'],
      [{ email: 'no address', password: PASSWORD }, 'Please enter a valid email address.'],
      [{ email: 'a@b.co\r\nBcc: all@example.com', password: PASSWORD }, 'Please enter a valid email address.'],
      [{ email: `${'a'.repeat(300)}@b.co`, password: PASSWORD }, 'Please enter a valid email address.'],
      [{ email: NEW_EMAIL, password: 'x'.repeat(5000) }, 'The current password is not right.'],
    ] as const) {
      expect(await refusal(asha.api.account.updateEmail.mutate(input))).toEqual({ status: 400, message })
    }
  })

  test('works where no mail is set up, or the provider is down', async () => {
    const asha = await open()
    mail.provider.status = 503
    await asha.api.account.updateEmail.mutate(change)
    const silent = openBrowser()
    silent.cookies.set('session', asha.cookies.get('session') ?? '')
    await silent.api.account.updateEmail.mutate({ email: EMAIL, password: PASSWORD })
    expect((await readAccount())?.email).toBe(EMAIL)
  })
})

describe('changing the password', () => {
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }

  test('lets in with the new one, and no longer with the old one', async () => {
    const asha = await open()
    await asha.api.account.changePassword.mutate(change)
    expect(await isSignedIn(await signIn(EMAIL, NEW_PASSWORD))).toBe(true)
    expect((await refusal(signIn(EMAIL, PASSWORD))).message).toBe('Invalid email or password.')
  })

  test('ends all other sessions, and not this one, and nobody else’s', async () => {
    const asha = await open()
    const phone = await signIn(EMAIL, PASSWORD)
    const bina = await open('bina@example.com')
    await asha.api.account.changePassword.mutate(change)
    expect(await Promise.all([asha, phone, bina].map(isSignedIn))).toEqual([true, false, true])
  })

  test('ends the links by which another could be chosen, and not the one that proves the email', async () => {
    const asha = await open()
    await asha.api.auth.requestPasswordReset.mutate({ email: EMAIL })
    await asha.api.account.changePassword.mutate(change)
    const token = mail.tokenFor(EMAIL, '/reset-password')
    expect((await refusal(asha.api.auth.resetPassword.mutate({ token, password: 'another' }))).status).toBe(400)
    await asha.api.auth.verifyEmail.mutate({ token: mail.tokenFor(EMAIL, '/verify-email') })
  })

  test('needs the current one, and changes nothing without', async () => {
    const asha = await open()
    const phone = await signIn(EMAIL, PASSWORD)
    const before = (await readAccount())?.passwordHash
    expect(await refusal(asha.api.account.changePassword.mutate({ ...change, currentPassword: 'wrong one' }))).toEqual(
      WRONG,
    )
    expect((await readAccount())?.passwordHash).toBe(before)
    expect(await isSignedIn(phone)).toBe(true)
  })

  test('stops guessing after five wrong ones, even with the right one, and signing in goes on', async () => {
    const asha = await open()
    const guess = (currentPassword: string) =>
      refusal(asha.api.account.changePassword.mutate({ ...change, currentPassword }))
    for (let tries = 0; tries < 5; tries++) expect(await guess(`guess ${tries}`)).toEqual(WRONG)
    expect(await guess(PASSWORD)).toEqual(TOO_MANY)
    expect(await refusal(asha.api.account.updateEmail.mutate({ email: NEW_EMAIL, password: PASSWORD }))).toEqual(
      TOO_MANY,
    )
    await (await signIn(EMAIL, PASSWORD)).api.account.changePassword.mutate(change)
    expect(await isSignedIn(asha)).toBe(false)
  })

  test('counts guesses that are sent at once', async () => {
    const asha = await open()
    const guesses = Array.from({ length: 9 }, (_, index) =>
      refusal(asha.api.account.changePassword.mutate({ ...change, currentPassword: `guess ${index}` })),
    )
    const refused = (await Promise.all(guesses)).map(({ status }) => status)
    expect(refused.filter((status) => status === 403)).toHaveLength(5)
  })

  test('forgets wrong ones with a right one', async () => {
    const asha = await open()
    for (let round = 0; round < 3; round++) {
      for (let tries = 0; tries < 4; tries++)
        await refusal(asha.api.account.changePassword.mutate({ ...change, currentPassword: 'wrong one' }))
      await asha.api.account.changePassword.mutate({ currentPassword: PASSWORD, newPassword: PASSWORD })
    }
    await db.update(signInThrottle).set({ windowStartedAt: 1 })
  })

  test('tells the student, if the email is proved', async () => {
    const asha = await open()
    mail.letters.length = 0
    await asha.api.account.changePassword.mutate(change)
    expect(mail.letters).toEqual([])
    await db.update(user).set({ emailVerified: true })
    await asha.api.account.changePassword.mutate({ currentPassword: NEW_PASSWORD, newPassword: PASSWORD })
    expect(mail.letters).toMatchObject([{ to: [EMAIL], subject: 'Your Adhyayan password was changed' }])
    expect(JSON.stringify(mail.letters)).not.toContain(PASSWORD)
  })

  test('is not for an account without a password', async () => {
    const asha = await open()
    await dropPassword(asha.user.uid)
    expect(await refusal(asha.api.account.changePassword.mutate(change))).toEqual({
      status: 403,
      message: 'Your account has no password yet. You can set one through a link that we send you.',
    })
    await asha.api.auth.requestPasswordReset.mutate({ email: EMAIL })
    const token = mail.tokenFor(EMAIL, '/reset-password')
    await asha.api.auth.resetPassword.mutate({ token, password: NEW_PASSWORD })
    expect(await asha.api.account.get.query()).toEqual({ hasPassword: true })
  })

  test('remembers this device, so that guesses elsewhere do not keep the owner out', async () => {
    const asha = await open()
    await asha.api.account.changePassword.mutate(change)
    const stranger = openBrowser(MAIL)
    for (let guess = 0; guess < 6; guess++)
      await refusal(stranger.api.auth.signIn.mutate({ email: EMAIL, password: `guess ${guess}` }))
    await asha.api.auth.signIn.mutate({ email: EMAIL, password: NEW_PASSWORD })
  })

  test('refuses a new one that is too short or too long, and none', async () => {
    const asha = await open()
    for (const [input, message] of [
      [{ ...change, newPassword: '' }, 'Password must be at least 6 characters'],
      [{ ...change, newPassword: '12345' }, 'Password must be at least 6 characters'],
      [{ ...change, newPassword: '🙂🙂🙂' }, 'Password must be at least 6 characters'],
      [{ ...change, newPassword: 'x'.repeat(257) }, 'Password must be at most 256 characters long.'],
      [{ ...change, currentPassword: '' }, 'Please enter your current password.'],
    ] as const) {
      expect(await refusal(asha.api.account.changePassword.mutate(input))).toEqual({ status: 400, message })
    }
  })
})

describe('without a session', () => {
  const calls = {
    'account.updateEmail': { email: NEW_EMAIL, password: PASSWORD },
    'account.changePassword': { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
  }

  test.each(Object.entries(calls))('%s is refused', async (path, input) => {
    const asha = await open()
    const forged = openBrowser(MAIL)
    forged.cookies.set('session', 'planted')
    const ended = openBrowser(MAIL)
    ended.cookies.set('session', asha.cookies.get('session') ?? '')
    await db.update(session).set({ expiresAt: Date.now() - 1 })
    for (const browser of [openBrowser(MAIL), forged, ended]) {
      const answer = await callRaw(browser, path, 'mutation', input)
      expect(answer.status).toBe(SIGN_IN.status)
      expect(await answer.json()).toMatchObject({ error: { message: SIGN_IN.message } })
      expect(browser.cookies.has('session')).toBe(false)
    }
    expect(await readAccount()).toMatchObject({ email: EMAIL })
  })
})

test.runIf(hasLibsql)('both ask the database twice, whether they succeed or not', async () => {
  const asha = await open()
  const { account } = asha.api
  const password = { currentPassword: PASSWORD, newPassword: PASSWORD }
  expect(await countRoundTrips(() => account.changePassword.mutate(password))).toBe(2)
  expect(await countRoundTrips(() => account.updateEmail.mutate({ email: NEW_EMAIL, password: PASSWORD }))).toBe(2)
  await age(20 * MINUTE)
  const late = { email: EMAIL, password: PASSWORD }
  expect(await countRoundTrips(() => refusal(account.updateEmail.mutate(late)))).toBe(2)
})
