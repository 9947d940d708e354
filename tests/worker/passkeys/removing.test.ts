import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { MAIL_SUBJECTS } from '#domain/account/mail-subjects.ts'
import { PASSKEY_MESSAGES } from '#domain/account/passkey-rules.ts'
import { ageSessions, dropPassword, EMAIL, isSignedIn, openAccount, signIn } from '#tests/support/worker/account.ts'
import { openBrowser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { oauthAccount, passkey, user } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const mail = catchMail()
const MINUTE = 60_000
const LAST = { status: 409, message: PASSKEY_MESSAGES.lastWayIn }

async function plantPasskeys(userId: string, ...ids: string[]) {
  for (const id of ids)
    await db.insert(passkey).values({ id, userId, publicKey: 'x', counter: 0, name: 'x', createdAt: 1 })
}

const listIds = async () => (await db.select().from(passkey)).map(({ id }) => id)

describe('removing a passkey', () => {
  test('ends all other sessions, and tells the student, if the email is proved', async () => {
    const asha = await openAccount()
    const phone = await signIn(EMAIL, PASSWORD)
    const bina = await openAccount('bina@example.com')
    await plantPasskeys(asha.user.uid, 'p1', 'p2')
    await plantPasskeys(bina.user.uid, 'p3')
    await db.update(user).set({ emailVerified: true })
    mail.letters.length = 0
    expect(await asha.api.account.removePasskey.mutate({ id: 'p1', password: PASSWORD })).toEqual({ id: 'p1' })
    expect(await listIds()).toEqual(['p2', 'p3'])
    expect(await Promise.all([asha, phone, bina].map(isSignedIn))).toEqual([true, false, true])
    expect(mail.letters).toMatchObject([{ to: [EMAIL], subject: MAIL_SUBJECTS.passkeyRemoved }])
  })

  test('needs the password, where there is one', async () => {
    const asha = await openAccount()
    await plantPasskeys(asha.user.uid, 'p1')
    const wrong = { status: 403, message: ACCOUNT_MESSAGES.wrongPassword }
    expect(await refusal(asha.api.account.removePasskey.mutate({ id: 'p1' }))).toEqual(wrong)
    expect(await refusal(asha.api.account.removePasskey.mutate({ id: 'p1', password: 'wrong one' }))).toEqual(wrong)
    expect(await listIds()).toEqual(['p1'])
  })

  test('needs a sign-in that is not old, where there is no password', async () => {
    const asha = await openAccount()
    await dropPassword(asha.user.uid)
    await plantPasskeys(asha.user.uid, 'p1')
    await ageSessions(15 * MINUTE)
    expect(await refusal(asha.api.account.removePasskey.mutate({ id: 'p1' }))).toEqual({
      status: 403,
      message: PASSKEY_MESSAGES.notRecentForRemoval,
    })
    await ageSessions(14 * MINUTE)
    await asha.api.account.removePasskey.mutate({ id: 'p1' })
    expect(await listIds()).toEqual([])
  })

  test('leaves the last way to sign in, also of two that are removed at once', async () => {
    const asha = await openAccount()
    const phone = await signIn(EMAIL, PASSWORD)
    await db.update(user).set({ passwordHash: null })
    await plantPasskeys(asha.user.uid, 'p1')
    expect(await refusal(asha.api.account.removePasskey.mutate({ id: 'p1' }))).toEqual(LAST)
    expect(await isSignedIn(phone)).toBe(true)
    await plantPasskeys(asha.user.uid, 'p2')
    const answers = await Promise.allSettled(['p1', 'p2'].map((id) => asha.api.account.removePasskey.mutate({ id })))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await listIds()).toHaveLength(1)
  })

  test('takes a password for no way where nobody signs in with one', async () => {
    const asha = await openAccount()
    await plantPasskeys(asha.user.uid, 'p1')
    const browser = openBrowser({ ...MAIL, EMAIL_SIGN_IN: 'off' })
    browser.cookies.set('session', asha.cookies.get('session') ?? '')
    const removal = { id: 'p1', password: PASSWORD }
    expect(await refusal(browser.api.account.removePasskey.mutate(removal))).toEqual(LAST)
    const row = { provider: 'google', providerUserId: 'g', userId: asha.user.uid, createdAt: 1 }
    await db.insert(oauthAccount).values(row)
    await browser.api.account.removePasskey.mutate(removal)
    expect(await listIds()).toEqual([])
  })

  test('of somebody else, or twice, finds none', async () => {
    const asha = await openAccount()
    const bina = await openAccount('bina@example.com')
    await plantPasskeys(asha.user.uid, 'p1')
    await plantPasskeys(bina.user.uid, 'p3')
    const phone = await signIn(EMAIL, PASSWORD)
    const gone = { status: 404, message: PASSKEY_MESSAGES.gone }
    const remove = (id: string) => asha.api.account.removePasskey.mutate({ id, password: PASSWORD })
    expect(await refusal(remove('p3'))).toEqual(gone)
    expect(await isSignedIn(phone)).toBe(true)
    await remove('p1')
    expect(await refusal(remove('p1'))).toEqual(gone)
    expect(await db.select().from(passkey).where(eq(passkey.userId, bina.user.uid))).toHaveLength(1)
  })

  test.runIf(hasLibsql)('asks the database twice', async () => {
    const { api, user: student } = await openAccount()
    await plantPasskeys(student.uid, 'p1')
    const remove = () => api.account.removePasskey.mutate({ id: 'p1', password: PASSWORD })
    expect(await countRoundTrips(remove)).toBe(2)
  })
})

test('a passkey is no reason to give up Google, which recovers an account on any device', async () => {
  const asha = await openAccount()
  await dropPassword(asha.user.uid)
  await plantPasskeys(asha.user.uid, 'p1')
  expect(await refusal(asha.api.account.removeGoogle.mutate({ id: 'g' }))).toEqual({
    status: 409,
    message: ACCOUNT_MESSAGES.lastWayIn,
  })
})
