import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { TRIES } from '#domain/account/try-limits.ts'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { readAccount } from '#tests/support/worker/account.ts'
import { openBrowser, openStudent, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { openDatabase } from '#worker/db/client.ts'
import { session, user } from '#worker/db/schema.ts'
import { readHashAlgorithm } from '#worker/password/hash-algorithm.ts'
import * as passwords from '#worker/password/passwords.ts'

// Other tests hash cheaply (cheap-passwords.ts).
beforeEach(() => {
  vi.restoreAllMocks()
})

const db = openDatabase(testEnv)
const EMAIL = 'asha@example.com'
const FREE = { PASSWORD_HASH: 'pbkdf2' }
const PAID = { PASSWORD_HASH: 'scrypt' }
const BY_SCRYPT = /^\$scrypt\$ln=14,/
const BY_PBKDF2 = /^\$pbkdf2-sha256\$i=40000\$/

const storedHash = async () => (await readAccount())?.passwordHash

describe('where PASSWORD_HASH is pbkdf2', () => {
  test('an account is made, opened and refused as everywhere, and its password can be changed', async () => {
    const { api, user: created } = await openStudent(EMAIL, FREE)
    const first = await storedHash()
    expect(first).toMatch(BY_PBKDF2)
    const device = openBrowser(FREE)
    expect(await device.api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD })).toEqual({ user: created })
    expect(await storedHash()).toBe(first)
    for (const email of [EMAIL, 'nobody@example.com']) {
      const wrong = openBrowser(FREE).api.auth.signIn.mutate({ email, password: 'wrong one' })
      expect(await refusal(wrong)).toEqual({ status: 401, message: CREDENTIAL_MESSAGES.refused })
    }
    await api.account.changePassword.mutate({ currentPassword: PASSWORD, newPassword: 'another horse' })
    expect(await storedHash()).toMatch(BY_PBKDF2)
    expect(await storedHash()).not.toBe(first)
  })

  test('a hash of scrypt opens the account, and stays', async () => {
    await openStudent(EMAIL)
    const first = await storedHash()
    await openBrowser(FREE).api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD })
    expect(await storedHash()).toBe(first)
  })
})

describe('where it is scrypt', () => {
  test('the first sign-in replaces a hash of PBKDF2, and knows the device by the new one', async () => {
    const { user: created } = await openStudent(EMAIL, FREE)
    const browser = openBrowser(PAID)
    expect(await browser.api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD })).toEqual({ user: created })
    expect(await storedHash()).toMatch(BY_SCRYPT)
    expect(await browser.api.session.query()).toEqual({ user: created })

    // Strangers use up all guesses at the account from this network. A known device has its own.
    const verify = vi.spyOn(passwords, 'verifyPassword').mockResolvedValue(false)
    for (let guess = 0; guess < TRIES.guessesHere.most; guess++)
      await refusal(openBrowser(PAID).api.auth.signIn.mutate({ email: EMAIL, password: 'wrong one' }))
    verify.mockRestore()
    await browser.api.auth.signOut.mutate()
    expect(await browser.api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD })).toEqual({ user: created })
  })

  test('of two sign-ins at once that replace the hash, both are right', async () => {
    const { user: created } = await openStudent(EMAIL, FREE)
    const signIn = () => openBrowser(PAID).api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD })
    const { hashPassword } = passwords
    vi.spyOn(passwords, 'hashPassword').mockImplementationOnce(async (...given) => {
      expect(await signIn()).toEqual({ user: created })
      return hashPassword(...given)
    })
    expect(await signIn()).toEqual({ user: created })
    expect(await storedHash()).toMatch(BY_SCRYPT)
    expect(await db.select().from(session)).toHaveLength(3)
  })

  test('a wrong password replaces nothing', async () => {
    await openStudent(EMAIL, FREE)
    const first = await storedHash()
    await refusal(openBrowser(PAID).api.auth.signIn.mutate({ email: EMAIL, password: 'wrong one' }))
    expect(await storedHash()).toBe(first)
  })

  test('a password that was changed while the old one was verified is not overwritten', async () => {
    await openStudent(EMAIL, FREE)
    const changed = await passwords.hashPassword('another horse', 'scrypt')
    const { verifyPassword } = passwords
    vi.spyOn(passwords, 'verifyPassword').mockImplementationOnce(async (...tried) => {
      const isRight = await verifyPassword(...tried)
      await db.update(user).set({ passwordHash: changed }).where(eq(user.email, EMAIL))
      return isRight
    })
    const late = openBrowser(PAID).api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD })
    expect(await refusal(late)).toEqual({ status: 401, message: CREDENTIAL_MESSAGES.refused })
    expect(await storedHash()).toBe(changed)
    expect(await db.select().from(session)).toHaveLength(1)
  })
})

test('what is unset or empty is scrypt, and what is misspelt is refused', async () => {
  expect([undefined, '', 'scrypt', 'pbkdf2'].map(readHashAlgorithm)).toEqual(['scrypt', 'scrypt', 'scrypt', 'pbkdf2'])
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const misspelt = openBrowser({ PASSWORD_HASH: 'PBKDF2' }).api.auth.signUp.mutate({ email: EMAIL, password: PASSWORD })
  expect(await refusal(misspelt)).toEqual({ status: 500, message: SOMETHING_WENT_WRONG })
  expect(log.mock.calls.join()).toContain('PASSWORD_HASH is')
  expect(await readAccount()).toBeUndefined()
})
