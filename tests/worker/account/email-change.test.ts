import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../worker/db/client.ts'
import { oneTimeLink, user } from '../../../worker/db/schema.ts'
import {
  ageSessions,
  dropPassword,
  EMAIL,
  isSignedIn,
  openAccount,
  readAccount,
  signIn,
} from '../../support/account.ts'
import { openBrowser, PASSWORD, refusal, testEnv } from '../../support/api-client.ts'
import { catchMail } from '../../support/caught-mail.ts'
import { countRoundTrips, hasLibsql } from '../../support/count-round-trips.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

const NEW_EMAIL = 'asha.gurung@example.com'
const NEW_PASSWORD = 'new battery'
const MINUTE = 60_000
const WRONG = { status: 403, message: 'The current password is not right.' }

describe('updating the email', () => {
  const change = { email: NEW_EMAIL, password: PASSWORD }

  test('changes it everywhere, and it is not proved any more until the link is opened', async () => {
    const asha = await openAccount()
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
    const asha = await openAccount()
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
    const asha = await openAccount()
    const old = { status: 403, message: 'Please log out and log back in before changing your email' }
    await ageSessions(15 * MINUTE)
    expect(await refusal(asha.api.account.updateEmail.mutate(change))).toEqual(old)
    expect((await readAccount())?.email).toBe(EMAIL)
    await ageSessions(14 * MINUTE)
    await asha.api.account.updateEmail.mutate(change)
    expect((await readAccount())?.email).toBe(NEW_EMAIL)
  })

  test('does not count a sign-in that is old as a wrong password', async () => {
    const asha = await openAccount()
    await ageSessions(15 * MINUTE)
    for (let tries = 0; tries < 7; tries++) {
      expect((await refusal(asha.api.account.updateEmail.mutate(change))).status).toBe(403)
    }
    await ageSessions(0)
    await asha.api.account.updateEmail.mutate(change)
  })

  test('needs the current password', async () => {
    const asha = await openAccount()
    const update = (password?: string) =>
      refusal(asha.api.account.updateEmail.mutate({ email: NEW_EMAIL, ...(password && { password }) }))
    expect(await update('wrong one')).toEqual(WRONG)
    expect(await update()).toEqual(WRONG)
    expect((await readAccount())?.email).toBe(EMAIL)
  })

  test('needs no password where there is none', async () => {
    const asha = await openAccount()
    await dropPassword(asha.user.uid)
    expect(await asha.api.account.get.query()).toEqual({ hasPassword: false })
    await asha.api.account.updateEmail.mutate({ email: NEW_EMAIL })
    expect(await readAccount()).toMatchObject({ email: NEW_EMAIL, emailVerified: false })
  })

  test('refuses an email that somebody has, and changes nothing', async () => {
    const asha = await openAccount()
    await openAccount('bina@example.com')
    const links = await db.select().from(oneTimeLink)
    const taken = asha.api.account.updateEmail.mutate({ email: 'Bina@example.com', password: PASSWORD })
    expect(await refusal(taken)).toEqual({ status: 409, message: 'An account with this email already exists.' })
    expect(await db.select({ email: user.email }).from(user)).toEqual(
      expect.arrayContaining([{ email: EMAIL }, { email: 'bina@example.com' }]),
    )
    expect(await db.select().from(oneTimeLink)).toEqual(links)
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
    await asha.api.account.updateEmail.mutate(change)
    await asha.api.account.updateEmail.mutate({ email: EMAIL, password: PASSWORD })
    expect((await refusal(asha.api.auth.resetPassword.mutate({ token, password: NEW_PASSWORD }))).status).toBe(400)
  })

  test('cannot be used to fill a stranger’s mailbox', async () => {
    const asha = await openAccount()
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com', 'e@example.com']) {
      await asha.api.account.updateEmail.mutate({ email, password: PASSWORD })
      await asha.api.account.updateEmail.mutate({ email: 'stranger@example.com', password: PASSWORD })
    }
    expect(mail.letters.filter(({ to }) => to.includes('stranger@example.com'))).toHaveLength(3)
    expect((await readAccount())?.email).toBe('stranger@example.com')
  })

  test('refuses what is no email, and no password', async () => {
    const asha = await openAccount()
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
    const asha = await openAccount()
    mail.provider.status = 503
    await asha.api.account.updateEmail.mutate(change)
    const silent = openBrowser()
    silent.cookies.set('session', asha.cookies.get('session') ?? '')
    await silent.api.account.updateEmail.mutate({ email: EMAIL, password: PASSWORD })
    expect((await readAccount())?.email).toBe(EMAIL)
  })
})

test.runIf(hasLibsql)('it asks the database twice, whether it succeeds or not', async () => {
  const { account } = (await openAccount()).api
  expect(await countRoundTrips(() => account.updateEmail.mutate({ email: NEW_EMAIL, password: PASSWORD }))).toBe(2)
  await ageSessions(20 * MINUTE)
  const late = { email: EMAIL, password: PASSWORD }
  expect(await countRoundTrips(() => refusal(account.updateEmail.mutate(late)))).toBe(2)
})
