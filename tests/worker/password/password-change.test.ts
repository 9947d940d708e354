import { describe, expect, test } from 'vitest'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES, PASSWORD_MAX } from '#domain/account/credential-rules.ts'
import { MAIL_SUBJECTS } from '#domain/account/mail-subjects.ts'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { TRIES } from '#domain/account/try-limits.ts'
import {
  dropPassword,
  EMAIL,
  isSignedIn,
  openAccount,
  openWithoutSession,
  readAccount,
  signIn,
} from '#tests/support/worker/account.ts'
import { callRaw, openBrowser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { passkey, user } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

const NEW_EMAIL = 'asha.gurung@example.com'
const NEW_PASSWORD = 'new battery'
const WRONG = { status: 403, message: ACCOUNT_MESSAGES.wrongPassword }
const TOO_MANY = { status: 429, message: CREDENTIAL_MESSAGES.throttled }
const SIGN_IN = { status: 401, message: SIGN_IN_FIRST }

describe('changing the password', () => {
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }

  test('lets in with the new one, and no longer with the old one', async () => {
    const asha = await openAccount()
    await asha.api.account.changePassword.mutate(change)
    expect(await isSignedIn(await signIn(EMAIL, NEW_PASSWORD))).toBe(true)
    expect((await refusal(signIn(EMAIL, PASSWORD))).message).toBe(CREDENTIAL_MESSAGES.refused)
  })

  test('ends all other sessions, and not this one, and nobody else’s', async () => {
    const asha = await openAccount()
    const phone = await signIn(EMAIL, PASSWORD)
    const bina = await openAccount('bina@example.com')
    await asha.api.account.changePassword.mutate(change)
    expect(await Promise.all([asha, phone, bina].map(isSignedIn))).toEqual([true, false, true])
  })

  test('ends the links by which another could be chosen, and not the one that proves the email', async () => {
    const asha = await openAccount()
    await asha.api.auth.requestPasswordReset.mutate({ email: EMAIL })
    await asha.api.account.changePassword.mutate(change)
    const token = mail.tokenFor(EMAIL, '/reset-password')
    expect((await refusal(asha.api.auth.resetPassword.mutate({ token, password: 'another' }))).status).toBe(400)
    await asha.api.auth.verifyEmail.mutate({ token: mail.tokenFor(EMAIL, '/verify-email') })
  })

  test('keeps the passkeys, and says how many of them still sign in', async () => {
    const asha = await openAccount()
    const planted = { userId: asha.user.uid, publicKey: 'x', counter: 0, name: 'x', createdAt: 1 }
    await db.insert(passkey).values([
      { id: 'p1', ...planted },
      { id: 'p2', ...planted },
    ])
    expect(await asha.api.account.changePassword.mutate(change)).toEqual({ changed: true, passkeys: 2 })
    expect(await db.select().from(passkey)).toHaveLength(2)
  })

  test('needs the current one, and changes nothing without', async () => {
    const asha = await openAccount()
    const phone = await signIn(EMAIL, PASSWORD)
    const before = (await readAccount())?.passwordHash
    expect(await refusal(asha.api.account.changePassword.mutate({ ...change, currentPassword: 'wrong one' }))).toEqual(
      WRONG,
    )
    expect((await readAccount())?.passwordHash).toBe(before)
    expect(await isSignedIn(phone)).toBe(true)
  })

  test('stops guessing after too many wrong ones, even with the right one, and signing in still works', async () => {
    const asha = await openAccount()
    const guess = (currentPassword: string) =>
      refusal(asha.api.account.changePassword.mutate({ ...change, currentPassword }))
    for (let tries = 0; tries < TRIES.guessesInSession.most; tries++)
      expect(await guess(`guess ${tries}`)).toEqual(WRONG)
    expect(await guess(PASSWORD)).toEqual(TOO_MANY)
    expect(await refusal(asha.api.account.updateEmail.mutate({ email: NEW_EMAIL, password: PASSWORD }))).toEqual(
      TOO_MANY,
    )
    await (await signIn(EMAIL, PASSWORD)).api.account.changePassword.mutate(change)
    expect(await isSignedIn(asha)).toBe(false)
  })

  test('counts guesses that are sent at once', async () => {
    const asha = await openAccount()
    const guesses = Array.from({ length: TRIES.guessesInSession.most + 4 }, (_, index) =>
      refusal(asha.api.account.changePassword.mutate({ ...change, currentPassword: `guess ${index}` })),
    )
    const refused = (await Promise.all(guesses)).map(({ status }) => status)
    expect(refused.filter((status) => status === 403)).toHaveLength(TRIES.guessesInSession.most)
  })

  test('forgets wrong ones with a right one', async () => {
    const asha = await openAccount()
    for (let round = 0; round < 3; round++) {
      for (let tries = 0; tries < TRIES.guessesInSession.most - 1; tries++)
        await refusal(asha.api.account.changePassword.mutate({ ...change, currentPassword: 'wrong one' }))
      await asha.api.account.changePassword.mutate({ currentPassword: PASSWORD, newPassword: PASSWORD })
    }
  })

  test('tells the student, if the email is proved', async () => {
    const asha = await openAccount()
    mail.letters.length = 0
    await asha.api.account.changePassword.mutate(change)
    expect(mail.letters).toEqual([])
    await db.update(user).set({ emailVerified: true })
    await asha.api.account.changePassword.mutate({ currentPassword: NEW_PASSWORD, newPassword: PASSWORD })
    expect(mail.letters).toMatchObject([{ to: [EMAIL], subject: MAIL_SUBJECTS.passwordChanged }])
    expect(mail.letters[0]?.text).toContain('Passkeys still sign in after that')
    expect(JSON.stringify(mail.letters)).not.toContain(PASSWORD)
  })

  test('is not for an account without a password', async () => {
    const asha = await openAccount()
    await dropPassword(asha.user.uid)
    expect(await refusal(asha.api.account.changePassword.mutate(change))).toEqual({
      status: 403,
      message: ACCOUNT_MESSAGES.noPassword,
    })
    await asha.api.auth.requestPasswordReset.mutate({ email: EMAIL })
    const token = mail.tokenFor(EMAIL, '/reset-password')
    await asha.api.auth.resetPassword.mutate({ token, password: NEW_PASSWORD })
    expect(await asha.api.account.get.query()).toMatchObject({ hasPassword: true })
  })

  test('remembers this device, so that guesses elsewhere do not keep the owner out', async () => {
    const asha = await openAccount()
    await asha.api.account.changePassword.mutate(change)
    const stranger = openBrowser(MAIL)
    for (let guess = 0; guess <= TRIES.guessesHere.most; guess++)
      await refusal(stranger.api.auth.signIn.mutate({ email: EMAIL, password: `guess ${guess}` }))
    await asha.api.auth.signIn.mutate({ email: EMAIL, password: NEW_PASSWORD })
  })

  test('refuses a new one that is too short or too long, and none', async () => {
    const asha = await openAccount()
    for (const [input, message] of [
      [{ ...change, newPassword: '' }, ACCOUNT_MESSAGES.shortPassword],
      [{ ...change, newPassword: '12345' }, ACCOUNT_MESSAGES.shortPassword],
      [{ ...change, newPassword: '🙂🙂🙂' }, ACCOUNT_MESSAGES.shortPassword],
      [{ ...change, newPassword: 'x'.repeat(PASSWORD_MAX + 1) }, CREDENTIAL_MESSAGES.longPassword],
      [{ ...change, currentPassword: '' }, ACCOUNT_MESSAGES.noCurrentPassword],
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
    const asha = await openAccount()
    for (const browser of await openWithoutSession(asha)) {
      const answer = await callRaw(browser, path, 'mutation', input)
      expect(answer.status).toBe(SIGN_IN.status)
      expect(await answer.json()).toMatchObject({ error: { message: SIGN_IN.message } })
    }
    expect(await readAccount()).toMatchObject({ email: EMAIL })
  })
})

test.runIf(hasLibsql)('it asks the database twice', async () => {
  const { account } = (await openAccount()).api
  const same = { currentPassword: PASSWORD, newPassword: PASSWORD }
  expect(await countRoundTrips(() => account.changePassword.mutate(same))).toBe(2)
})
