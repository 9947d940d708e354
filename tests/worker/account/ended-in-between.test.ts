import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { EMAIL, signIn } from '#tests/support/worker/account.ts'
import { openStudent, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { readEveryRow } from '#tests/support/worker/every-row.ts'
import { openDatabase } from '#worker/db/client.ts'
import { oauthAccount, oneTimeLink, passkey, passkeyChallenge, session } from '#worker/db/schema.ts'
import * as passwords from '#worker/password/passwords.ts'
import { hashToken } from '#worker/session/tokens.ts'

const db = openDatabase(testEnv)
const mail = catchMail()
const { verifyPassword } = passwords
const password = PASSWORD
const NEW_EMAIL = 'asha.gurung@example.com'

type Student = Awaited<ReturnType<typeof openStudent>>

afterEach(() => {
  vi.restoreAllMocks()
})

/** Every row but the counts of guesses. */
async function readRows() {
  const rows = await readEveryRow(db)
  rows.delete('sign_in_throttle')
  return rows
}

/** One row of everything that a change could touch, and another device. */
async function plant({ user: { uid: userId } }: Student) {
  const later = Date.now() + 60_000
  for (const id of ['1', '2']) {
    await db.insert(oauthAccount).values({ provider: 'google', providerUserId: id, userId, createdAt: 1 })
    await db.insert(passkey).values({ id, userId, publicKey: 'x', counter: 0, name: 'x', createdAt: 1 })
  }
  for (const purpose of ['change-email', 'reset-password'] as const)
    await db.insert(oneTimeLink).values({ id: purpose, userId, purpose, email: EMAIL, createdAt: 1, expiresAt: later })
  await db.insert(passkeyChallenge).values({ id: 'x', purpose: 'add', userId, expiresAt: later })
  await signIn(EMAIL, password)
}

describe.each([
  ['delivers mail', MAIL],
  ['delivers none', {}],
])('where the site %s, a session that ends while the password is verified', (_site, env) => {
  test.each<[string, (student: Student) => Promise<unknown>]>([
    ['delete the account', ({ api }) => api.account.delete.mutate({ confirmation: EMAIL, password })],
    ['change the email', ({ api }) => api.account.updateEmail.mutate({ email: NEW_EMAIL, password })],
    ['keep the email', ({ api }) => api.account.updateEmail.mutate({ email: EMAIL, password })],
    [
      'change the password',
      ({ api }) => api.account.changePassword.mutate({ currentPassword: password, newPassword: 'another long phrase' }),
    ],
    ['remove a Google account', ({ api }) => api.account.removeGoogle.mutate({ id: '1', password })],
    ['remove a passkey', ({ api }) => api.account.removePasskey.mutate({ id: '1', password })],
    ['begin a passkey', ({ api }) => api.account.startPasskey.mutate({ password })],
    ['end the other sessions', ({ api }) => api.auth.endOtherSessions.mutate({ password })],
    [
      'end one of them',
      async ({ api }) => {
        const [, other] = await api.auth.sessions.query()
        return api.auth.endSession.mutate({ id: other?.id ?? '', password })
      },
    ],
  ])('does not %s', async (_, change) => {
    const asha = await openStudent(EMAIL, env)
    await plant(asha)
    mail.letters.length = 0
    let before = new Map()
    vi.spyOn(passwords, 'verifyPassword').mockImplementationOnce(async (...tried) => {
      const isRight = await verifyPassword(...tried)
      await db.delete(session).where(eq(session.id, hashToken(asha.cookies.get('session') ?? '')))
      before = await readRows()
      return isRight
    })
    expect(await refusal(change(asha))).toEqual({ status: 403, message: ACCOUNT_MESSAGES.wrongPassword })
    expect(await readRows()).toEqual(before)
    expect(mail.letters).toEqual([])
  })
})
