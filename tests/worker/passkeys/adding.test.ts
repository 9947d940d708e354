import { describe, expect, test, vi } from 'vitest'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { MAIL_SUBJECTS } from '#domain/account/mail-subjects.ts'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { CHALLENGE_MS, PASSKEY_MESSAGES, PASSKEYS_MAX } from '#domain/account/passkey-rules.ts'
import { TRIES } from '#domain/account/try-limits.ts'
import { ageSessions, dropPassword, EMAIL, openAccount } from '#tests/support/worker/account.ts'
import { ORIGIN, openBrowser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { openAuthenticator } from '#tests/support/worker/authenticator.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { addPasskey, PAGE, prove } from '#tests/support/worker/passkeys.ts'
import { openDatabase } from '#worker/db/client.ts'
import { passkey, passkeyChallenge, user } from '#worker/db/schema.ts'
import * as webauthn from '#worker/passkeys/webauthn.ts'

const db = openDatabase(testEnv)
const mail = catchMail()
const MINUTE = 60_000
const REFUSED = { status: 400, message: PASSKEY_MESSAGES.refused }

const listIds = async () => (await db.select().from(passkey)).map(({ id }) => id)
const start = async ({ api }: Awaited<ReturnType<typeof openAccount>>) =>
  (await api.account.startPasskey.mutate({ password: PASSWORD })).challenge

describe('adding a passkey', () => {
  test('stores its public key, lists it with the account, and tells the student, if the email is proved', async () => {
    const asha = await openAccount()
    await db.update(user).set({ emailVerified: true })
    mail.letters.length = 0
    const phone = await openAuthenticator()
    expect(await addPasskey(asha, phone)).toEqual({ id: phone.id })
    expect(await db.select().from(passkey)).toEqual([
      {
        ...{ id: phone.id, userId: asha.user.uid, publicKey: phone.publicKey, counter: 0, name: 'Unknown device' },
        ...{ createdAt: expect.any(Number), lastUsedAt: null },
      },
    ])
    const { passkeys } = await asha.api.account.get.query()
    expect(passkeys).toEqual([
      { id: phone.id, name: 'Unknown device', createdAt: expect.any(Number), lastUsedAt: null },
    ])
    expect(await db.select().from(passkeyChallenge)).toEqual([])
    expect(mail.letters).toMatchObject([{ to: [EMAIL], subject: MAIL_SUBJECTS.passkeyAdded }])
  })

  test('asks the browser for a key that it can find by itself, for this host, and not twice on one device', async () => {
    const asha = await openAccount()
    const phone = await openAuthenticator()
    await addPasskey(asha, phone)
    const options = await asha.api.account.startPasskey.mutate({ password: PASSWORD })
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Adhyayan' },
      user: { name: EMAIL },
      attestation: 'none',
      excludeCredentials: [{ id: phone.id, type: 'public-key' }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
  })

  test('needs the password, where there is one, and only so many guesses', async () => {
    const asha = await openAccount()
    const wrong = { status: 403, message: ACCOUNT_MESSAGES.wrongPassword }
    expect(await refusal(asha.api.account.startPasskey.mutate({}))).toEqual(wrong)
    for (let tries = 1; tries < TRIES.guessesInSession.most; tries++)
      expect(await refusal(asha.api.account.startPasskey.mutate({ password: 'wrong one' }))).toEqual(wrong)
    expect((await refusal(asha.api.account.startPasskey.mutate({ password: PASSWORD }))).status).toBe(429)
    expect(await db.select().from(passkeyChallenge)).toEqual([])
  })

  test('needs a sign-in that is not old, where there is no password', async () => {
    const asha = await openAccount()
    await dropPassword(asha.user.uid)
    await ageSessions(15 * MINUTE)
    expect(await refusal(asha.api.account.startPasskey.mutate({}))).toEqual({
      status: 403,
      message: PASSKEY_MESSAGES.notRecentForAdding,
    })
    await ageSessions(14 * MINUTE)
    await expect(asha.api.account.startPasskey.mutate({})).resolves.toHaveProperty('challenge')
  })

  test('sent twice stores one, and a challenge works once', async () => {
    const asha = await openAccount()
    const phone = await openAuthenticator()
    const challenge = await start(asha)
    const answer = await phone.create({ page: PAGE, challenge })
    await asha.api.account.addPasskey.mutate(answer)
    expect(await asha.api.account.addPasskey.mutate(answer)).toEqual({ id: phone.id })
    const other = await (await openAuthenticator('b')).create({ page: PAGE, challenge })
    expect(await refusal(asha.api.account.addPasskey.mutate(other))).toEqual(REFUSED)
    expect(await listIds()).toEqual([phone.id])
  })

  test('refuses another site, another host, another challenge and an old one', async () => {
    const asha = await openAccount()
    const phone = await openAuthenticator()
    const answers = [
      { page: { ...PAGE, origin: 'https://evil.example' }, challenge: await start(asha) },
      { page: { ...PAGE, origin: ORIGIN.replace('8787', '8788') }, challenge: await start(asha) },
      { page: { ...PAGE, rpId: 'evil.example' }, challenge: await start(asha) },
      { page: PAGE, challenge: 'x'.repeat(43) },
    ]
    for (const answer of answers)
      expect(await refusal(asha.api.account.addPasskey.mutate(await phone.create(answer)))).toEqual(REFUSED)
    const late = await phone.create({ page: PAGE, challenge: await start(asha) })
    vi.setSystemTime(Date.now() + CHALLENGE_MS)
    expect(await refusal(asha.api.account.addPasskey.mutate(late))).toEqual(REFUSED)
    vi.useRealTimers()
    expect(await listIds()).toEqual([])
  })

  test('refuses the challenge of another student, and one for signing in', async () => {
    const asha = await openAccount()
    const bina = await openAccount('bina@example.com')
    const phone = await openAuthenticator()
    const ofBina = await phone.create({ page: PAGE, challenge: await start(bina) })
    expect(await refusal(asha.api.account.addPasskey.mutate(ofBina))).toEqual(REFUSED)
    const { challenge } = await openBrowser().api.auth.startPasskeySignIn.mutate()
    const forSignIn = await phone.create({ page: PAGE, challenge })
    expect(await refusal(asha.api.account.addPasskey.mutate(forSignIn))).toEqual(REFUSED)
    expect(await refusal(openBrowser().api.account.addPasskey.mutate(ofBina))).toEqual({
      status: 401,
      message: SIGN_IN_FIRST,
    })
    expect(await listIds()).toEqual([])
  })

  test('refuses certificates, and so fetches no address that is written in one', async () => {
    const asha = await openAccount()
    const phone = await openAuthenticator()
    const answer = await phone.create({ page: PAGE, challenge: await start(asha) }, { certified: true })
    const fetched = vi.spyOn(globalThis, 'fetch')
    expect(await refusal(asha.api.account.addPasskey.mutate(answer))).toEqual(REFUSED)
    if (!hasLibsql) expect(fetched).not.toHaveBeenCalled()
    const broken = { ...answer, attestationObject: 'AAAA' }
    expect(await refusal(asha.api.account.addPasskey.mutate(broken))).toEqual(REFUSED)
    expect(await listIds()).toEqual([])
  })

  test('stores none if the owner of the address takes the account while the answer is verified', async () => {
    const stranger = await openAccount()
    const answer = await (await openAuthenticator()).create({ page: PAGE, challenge: await start(stranger) })
    const { verifyNewPasskey } = webauthn
    const verify = vi.spyOn(webauthn, 'verifyNewPasskey').mockImplementationOnce(async (...given) => {
      const made = await verifyNewPasskey(...given)
      const token = mail.tokenFor(EMAIL, '/verify-email')
      await openBrowser(MAIL).api.auth.verifyEmail.mutate({ token, takeOver: true })
      return made
    })
    const late = await refusal(stranger.api.account.addPasskey.mutate(answer))
    verify.mockRestore()
    expect(late).toEqual({ status: 401, message: SIGN_IN_FIRST })
    expect(await listIds()).toEqual([])
  })

  test('leaves a passkey to the student who has it', async () => {
    const asha = await openAccount()
    const bina = await openAccount('bina@example.com')
    const phone = await openAuthenticator()
    await addPasskey(asha, phone)
    expect(await refusal(addPasskey(bina, phone))).toEqual({ status: 409, message: PASSKEY_MESSAGES.alreadyThere })
    expect(await db.select({ userId: passkey.userId }).from(passkey)).toEqual([{ userId: asha.user.uid }])
  })

  test('stops at ten, also when two are added at once', async () => {
    const asha = await openAccount()
    const row = { userId: asha.user.uid, publicKey: 'x', counter: 0, name: 'x', createdAt: 1 }
    for (let place = 1; place < PASSKEYS_MAX; place++) await db.insert(passkey).values({ ...row, id: `p${place}` })
    const challenge = await start(asha)
    await db.insert(passkey).values({ ...row, id: 'last' })
    const full = { status: 409, message: PASSKEY_MESSAGES.tooMany }
    const late = await (await openAuthenticator()).create({ page: PAGE, challenge })
    expect(await refusal(asha.api.account.addPasskey.mutate(late))).toEqual(full)
    expect(await refusal(asha.api.account.startPasskey.mutate({ password: PASSWORD }))).toEqual(full)
    expect(await listIds()).toHaveLength(PASSKEYS_MAX)
  })

  test.runIf(hasLibsql)('asks the database twice at each step', async () => {
    const asha = await openAccount()
    const phone = await openAuthenticator()
    let challenge = ''
    expect(
      await countRoundTrips(async () => {
        challenge = await start(asha)
      }),
    ).toBe(2)
    const answer = await phone.create({ page: PAGE, challenge })
    expect(await countRoundTrips(() => asha.api.account.addPasskey.mutate(answer))).toBe(2)
  })
})

test('expired challenges go as new ones come', async () => {
  await db.insert(passkeyChallenge).values({ id: 'old', purpose: 'sign-in', expiresAt: 1 })
  await prove(await openAuthenticator(), 'x')
  expect(await db.select().from(passkeyChallenge)).toMatchObject([{ purpose: 'sign-in', userId: null }])
})
