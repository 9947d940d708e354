import { describe, expect, test, vi } from 'vitest'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { CHALLENGE_MS, PASSKEY_MESSAGES } from '#domain/account/passkey-rules.ts'
import { TRIES } from '#domain/account/try-limits.ts'
import { EMAIL, openAccount } from '#tests/support/worker/account.ts'
import { openBrowser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { openAuthenticator } from '#tests/support/worker/authenticator.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { addPasskey, PAGE, prove, signInWith } from '#tests/support/worker/passkeys.ts'
import { openDatabase } from '#worker/db/client.ts'
import { passkey, passkeyChallenge, session } from '#worker/db/schema.ts'
import * as webauthn from '#worker/passkeys/webauthn.ts'

const db = openDatabase(testEnv)
const mail = catchMail()
const REFUSED = { status: 401, message: PASSKEY_MESSAGES.refused }

async function openWithPasskey(email = EMAIL, name = 'a') {
  const student = await openAccount(email)
  const phone = await openAuthenticator(name)
  await addPasskey(student, phone)
  return { ...student, id: student.user.uid, phone }
}

describe('signing in with a passkey', () => {
  test('starts a new session, also where passwords are turned off, and notes the use', async () => {
    const { id, phone, user } = await openWithPasskey()
    const { browser, proof } = await prove(phone, id, { browser: openBrowser({ EMAIL_SIGN_IN: 'off' }) })
    expect(await browser.api.auth.signInWithPasskey.mutate(proof)).toEqual({ user })
    expect(await browser.api.session.query()).toEqual({ user })
    expect(await db.select().from(session)).toHaveLength(2)
    expect(await db.select().from(passkey)).toMatchObject([{ counter: 0, lastUsedAt: expect.any(Number) }])
    expect(await db.select().from(passkeyChallenge)).toEqual([])
  })

  test('asks for any passkey of this host', async () => {
    const options = await openBrowser().api.auth.startPasskeySignIn.mutate()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' })
    expect(options.allowCredentials ?? []).toEqual([])
  })

  test('accepts a device that does not ask who holds it', async () => {
    const { id, phone, user } = await openWithPasskey()
    expect(await signInWith(phone, id, { verified: false })).toMatchObject({ user })
  })

  test('ends a session that the browser brought', async () => {
    const { id, phone } = await openWithPasskey()
    const mallory = await openAccount('mallory@example.com')
    const victim = openBrowser()
    victim.cookies.set('session', mallory.cookies.get('session') ?? '')
    await signInWith(phone, id, { browser: victim })
    expect(await mallory.api.session.query()).toEqual({ user: null })
  })

  test('takes an answer once', async () => {
    const { id, phone } = await openWithPasskey()
    const { browser, proof } = await prove(phone, id)
    const answers = await Promise.allSettled([1, 2].map(() => browser.api.auth.signInWithPasskey.mutate(proof)))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(openBrowser().api.auth.signInWithPasskey.mutate(proof))).toEqual(REFUSED)
    expect(await db.select().from(session)).toHaveLength(2)
  })

  test('uses up the challenge of a wrong answer', async () => {
    const { id, phone } = await openWithPasskey()
    const { browser, proof } = await prove(phone, id)
    const forged = { ...proof, signature: proof.authenticatorData }
    expect(await refusal(browser.api.auth.signInWithPasskey.mutate(forged))).toEqual(REFUSED)
    expect(await refusal(browser.api.auth.signInWithPasskey.mutate(proof))).toEqual(REFUSED)
  })

  test('refuses another site, another host, a challenge that is old or not ours, and one for adding', async () => {
    const student = await openWithPasskey()
    const { id, phone, api } = student
    for (const page of [
      { ...PAGE, origin: 'https://evil.example' },
      { ...PAGE, rpId: 'evil.example' },
    ]) {
      expect(await refusal(signInWith(phone, id, { page }))).toEqual(REFUSED)
    }
    const { browser, proof } = await prove(phone, id)
    vi.setSystemTime(Date.now() + CHALLENGE_MS)
    expect(await refusal(browser.api.auth.signInWithPasskey.mutate(proof))).toEqual(REFUSED)
    vi.useRealTimers()
    const { challenge } = await api.account.startPasskey.mutate({ password: PASSWORD })
    for (const signed of [challenge, 'x'.repeat(43), '']) {
      const answer = await phone.get({ page: PAGE, challenge: signed }, id)
      expect(await refusal(openBrowser().api.auth.signInWithPasskey.mutate(answer))).toEqual(REFUSED)
    }
    expect(await db.select().from(session)).toHaveLength(1)
  })

  test('never signs in another student', async () => {
    const asha = await openWithPasskey()
    const bina = await openWithPasskey('bina@example.com', 'b')
    // Her key under his id, his key under her name, and her key that signs for him.
    const stolen = await openAuthenticator('a')
    expect(await refusal(signInWith(stolen, asha.id))).toEqual(REFUSED)
    expect(await refusal(signInWith(bina.phone, asha.id))).toEqual(REFUSED)
    const { browser, proof } = await prove(bina.phone, asha.id)
    expect(await refusal(browser.api.auth.signInWithPasskey.mutate({ ...proof, id: asha.phone.id }))).toEqual(REFUSED)
    expect(await signInWith(bina.phone, bina.id)).toMatchObject({ user: bina.user })
  })

  test('does not know a passkey that was removed, or never added', async () => {
    const { id, phone, api } = await openWithPasskey()
    const unknown = { status: 401, message: PASSKEY_MESSAGES.unknown }
    expect(await refusal(signInWith(await openAuthenticator('b'), id))).toEqual(unknown)
    const { browser, proof } = await prove(phone, id)
    await api.account.removePasskey.mutate({ id: phone.id, password: PASSWORD })
    expect(await refusal(browser.api.auth.signInWithPasskey.mutate(proof))).toEqual(unknown)
  })

  test('refuses a key whose count of uses goes back or stands still, as a copy of it would', async () => {
    const { id, phone } = await openWithPasskey()
    await signInWith(phone, id, { counter: 5 })
    for (const counter of [5, 4, 0]) expect(await refusal(signInWith(phone, id, { counter }))).toEqual(REFUSED)
    await signInWith(phone, id, { counter: 6 })
    expect(await db.select().from(passkey)).toMatchObject([{ counter: 6 }])
  })

  test('keeps the higher of two counts that arrive at once', async () => {
    const { id, phone } = await openWithPasskey()
    const both = await Promise.all([prove(phone, id, { counter: 2 }), prove(phone, id, { counter: 1 })])
    await Promise.allSettled(both.map(({ browser, proof }) => browser.api.auth.signInWithPasskey.mutate(proof)))
    expect(await db.select().from(passkey)).toMatchObject([{ counter: 2 }])
  })

  test('refuses the second of two uses with the same count, while the first is verified', async () => {
    const { id, phone } = await openWithPasskey()
    const [late, early] = [await prove(phone, id, { counter: 5 }), await prove(phone, id, { counter: 5 })]
    const { verifyProof } = webauthn
    const verify = vi.spyOn(webauthn, 'verifyProof').mockImplementationOnce(async (...given) => {
      vi.setSystemTime(Date.now() + 1000)
      await early.browser.api.auth.signInWithPasskey.mutate(early.proof)
      return verifyProof(...given)
    })
    const second = await refusal(late.browser.api.auth.signInWithPasskey.mutate(late.proof))
    vi.useRealTimers()
    verify.mockRestore()
    expect(second).toEqual(REFUSED)
    expect(await db.select().from(session)).toHaveLength(2)
  })

  test('counts what is started in a network, and says when it is too much', async () => {
    const { id, phone } = await openWithPasskey()
    const { most } = TRIES.passkeysFromNetwork
    // A student who signs in takes back what was counted.
    await signInWith(phone, id)
    vi.setSystemTime(Date.now())
    for (let tries = 0; tries < most; tries++) await openBrowser().api.auth.startPasskeySignIn.mutate()
    const stored = await db.select().from(passkeyChallenge)
    expect(stored).toHaveLength(most)
    expect(await refusal(openBrowser().api.auth.startPasskeySignIn.mutate())).toEqual({
      status: 429,
      message: CREDENTIAL_MESSAGES.throttled,
    })
    expect(await db.select().from(passkeyChallenge)).toHaveLength(most)
    vi.useRealTimers()
  })

  test.runIf(hasLibsql)('asks the database once to start, and twice to sign in', async () => {
    const { id, phone } = await openWithPasskey()
    await signInWith(phone, id)
    const browser = openBrowser()
    expect(await countRoundTrips(() => browser.api.auth.startPasskeySignIn.mutate())).toBe(1)
    const { proof } = await prove(phone, id, { browser })
    expect(await countRoundTrips(() => browser.api.auth.signInWithPasskey.mutate(proof))).toBe(2)
  })
})

test('a stranger who set up an account with her email loses his passkey when she proves the email', async () => {
  const stranger = await openWithPasskey()
  const asha = openBrowser(MAIL)
  const token = mail.tokenFor(EMAIL, '/verify-email')
  const { removed } = await asha.api.auth.verifyEmail.mutate({ token, takeOver: true })
  expect(removed).toMatchObject({ password: true, passkeys: 1 })
  expect(await refusal(signInWith(stranger.phone, stranger.id))).toMatchObject({ message: PASSKEY_MESSAGES.unknown })
})

test('a student whose email is proved keeps the passkey with a new password, and after a reset of all stats', async () => {
  const { id, phone, api } = await openWithPasskey()
  await api.auth.verifyEmail.mutate({ token: mail.tokenFor(EMAIL, '/verify-email') })
  await api.auth.requestPasswordReset.mutate({ email: EMAIL })
  const token = mail.tokenFor(EMAIL, '/reset-password')
  const browser = openBrowser(MAIL)
  const answer = await browser.api.auth.resetPassword.mutate({ token, password: 'another battery' })
  expect(answer).toMatchObject({ removed: null, passkeys: 1 })
  await browser.api.reset.stats.mutate()
  expect(await signInWith(phone, id)).toMatchObject({ user: { uid: id } })
})
