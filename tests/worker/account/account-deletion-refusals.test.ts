import { describe, expect, test } from 'vitest'
import { ACCOUNT_MESSAGES, RECENT_SIGN_IN_MS } from '#domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { TRIES } from '#domain/account/try-limits.ts'
import {
  ageSessions,
  dropPassword,
  EMAIL,
  isSignedIn,
  openWithoutSession,
  readAccount,
} from '#tests/support/worker/account.ts'
import { callRaw, openStudent, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { openDatabase } from '#worker/db/client.ts'
import { hashToken } from '#worker/session/tokens.ts'
import { countRowsWith, openPlanted } from './planted-student.ts'

const db = openDatabase(testEnv)

const NO_EMAIL = { status: 400, message: ACCOUNT_MESSAGES.notConfirmed }
const WRONG = { status: 403, message: ACCOUNT_MESSAGES.wrongPassword }
const TOO_MANY = { status: 429, message: CREDENTIAL_MESSAGES.throttled }
const SIGN_IN = { status: 401, message: SIGN_IN_FIRST }
const confirmed = { confirmation: EMAIL, password: PASSWORD }

describe('an account stays', () => {
  test.each([
    ['another email', 'bina@example.com'],
    ['nothing', ''],
    ['a part of it', 'asha'],
    ['a text that is too long', EMAIL.padEnd(301)],
  ])('without its email: %s', async (_, confirmation) => {
    const asha = await openStudent()
    expect(await refusal(asha.api.account.delete.mutate({ confirmation, password: PASSWORD }))).toEqual(NO_EMAIL)
    expect(await isSignedIn(asha)).toBe(true)
  })

  test('without its password, and too many wrong ones stop guessing, even with the right one', async () => {
    const asha = await openPlanted(EMAIL)
    const before = await countRowsWith(asha.id)
    expect(await refusal(asha.api.account.delete.mutate({ confirmation: EMAIL }))).toEqual(WRONG)
    for (let tries = 1; tries < TRIES.guessesInSession.most; tries++) {
      const guess = asha.api.account.delete.mutate({ confirmation: EMAIL, password: `guess ${tries}` })
      expect(await refusal(guess)).toEqual(WRONG)
    }
    expect(await refusal(asha.api.account.delete.mutate(confirmed))).toEqual(TOO_MANY)
    expect(await countRowsWith(asha.id)).toEqual(before)
  })

  test('and a wrong email is no guess', async () => {
    const asha = await openStudent()
    const wrong = { confirmation: 'asha', password: PASSWORD }
    for (let tries = 0; tries <= TRIES.guessesInSession.most; tries++)
      expect(await refusal(asha.api.account.delete.mutate(wrong))).toEqual(NO_EMAIL)
    await asha.api.account.delete.mutate(confirmed)
  })

  test('when it has no password and its sign-in is old', async () => {
    const asha = await openStudent()
    await dropPassword(asha.user.uid)
    await ageSessions(RECENT_SIGN_IN_MS)
    expect(await refusal(asha.api.account.delete.mutate({ confirmation: EMAIL }))).toEqual({
      status: 403,
      message: ACCOUNT_MESSAGES.notRecentForDeletion,
    })
    await ageSessions(RECENT_SIGN_IN_MS - 60_000)
    await asha.api.account.delete.mutate({ confirmation: EMAIL })
    expect(await readAccount()).toBeUndefined()
  })

  test('when its password was changed in between', async () => {
    const asha = await openPlanted(EMAIL)
    const before = await countRowsWith(asha.id)
    const { deleteAccount } = await import('#worker/account/deletion-store.ts')
    const sessionId = hashToken(asha.cookies.get('session') ?? '')
    const seen = { userId: asha.id, passwordHash: 'the hash before', sessionId }
    const [, [left]] = await db.batch(deleteAccount(db, seen))
    expect(left).toEqual({ id: asha.id })
    expect(await countRowsWith(asha.id)).toEqual(before)
  })

  test('without a session, with one that is forged, and with one that is over', async () => {
    const asha = await openStudent()
    for (const browser of await openWithoutSession(asha)) {
      expect(await refusal(browser.api.account.delete.mutate(confirmed))).toEqual(SIGN_IN)
    }
    expect(await readAccount()).toMatchObject({ email: EMAIL })
  })

  test('when another site asks', async () => {
    const asha = await openStudent()
    const answer = await asha.request('/api/trpc/account.delete', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
      body: JSON.stringify(confirmed),
    })
    expect(answer.status).toBe(403)
    expect(await isSignedIn(asha)).toBe(true)
  })

  test('when more fields are sent than expected, such as the student', async () => {
    const asha = await openStudent()
    const bina = await openStudent('bina@example.com')
    const answer = await callRaw(asha, 'account.delete', 'mutation', { ...confirmed, userId: bina.user.uid })
    expect(answer.status).toBe(400)
    expect(await isSignedIn(bina)).toBe(true)
  })
})
