import { describe, expect, test } from 'vitest'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { MAIL_SUBJECTS } from '#domain/account/mail-subjects.ts'
import { ageSessions, dropPassword, EMAIL, isSignedIn, openAccount, signIn } from '#tests/support/worker/account.ts'
import { openBrowser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { oauthAccount, user } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

const MINUTE = 60_000
const LAST = {
  status: 409,
  message: ACCOUNT_MESSAGES.lastWayIn,
}

async function link(userId: string, ...ids: string[]) {
  for (const [index, id] of ids.entries()) {
    const row = { provider: 'google', providerUserId: id, userId, email: `${id}@example.com`, createdAt: index }
    await db.insert(oauthAccount).values(row)
  }
}

const listGoogle = async () => (await db.select().from(oauthAccount)).map(({ providerUserId }) => providerUserId)

test('a student sees the ways to sign in', async () => {
  const asha = await openAccount()
  const nothing = { hasPassword: true, google: [], passkeys: [], pendingEmail: null, removed: null }
  expect(await asha.api.account.get.query()).toEqual(nothing)
  await link(asha.user.uid, 'g1', 'g2')
  expect(await asha.api.account.get.query()).toEqual({
    ...nothing,
    google: [
      { id: 'g1', email: 'g1@example.com', linkedAt: 0 },
      { id: 'g2', email: 'g2@example.com', linkedAt: 1 },
    ],
  })
})

describe('removing a Google account', () => {
  test('ends all other sessions, and tells the student, if the email is proved', async () => {
    const asha = await openAccount()
    const phone = await signIn(EMAIL, PASSWORD)
    const bina = await openAccount('bina@example.com')
    await link(asha.user.uid, 'g1', 'g2')
    await link(bina.user.uid, 'g3')
    await db.update(user).set({ emailVerified: true })
    mail.letters.length = 0
    expect(await asha.api.account.removeGoogle.mutate({ id: 'g1', password: PASSWORD })).toEqual({ id: 'g1' })
    expect(await listGoogle()).toEqual(['g2', 'g3'])
    expect(await Promise.all([asha, phone, bina].map(isSignedIn))).toEqual([true, false, true])
    expect(mail.letters).toMatchObject([{ to: [EMAIL], subject: MAIL_SUBJECTS.googleRemoved }])
  })

  test('needs the password, where there is one', async () => {
    const asha = await openAccount()
    await link(asha.user.uid, 'g1')
    const wrong = { status: 403, message: ACCOUNT_MESSAGES.wrongPassword }
    expect(await refusal(asha.api.account.removeGoogle.mutate({ id: 'g1' }))).toEqual(wrong)
    expect(await refusal(asha.api.account.removeGoogle.mutate({ id: 'g1', password: 'wrong one' }))).toEqual(wrong)
    expect(await listGoogle()).toEqual(['g1'])
  })

  test('needs a sign-in that is not old, where there is no password', async () => {
    const asha = await openAccount()
    await dropPassword(asha.user.uid)
    await link(asha.user.uid, 'g1')
    await ageSessions(15 * MINUTE)
    expect(await refusal(asha.api.account.removeGoogle.mutate({ id: 'g1' }))).toEqual({
      status: 403,
      message: ACCOUNT_MESSAGES.notRecentForGoogle,
    })
    await ageSessions(14 * MINUTE)
    await asha.api.account.removeGoogle.mutate({ id: 'g1' })
    expect(await listGoogle()).toEqual(['g'])
  })

  test('leaves the last way to sign in', async () => {
    const asha = await openAccount()
    const phone = await signIn(EMAIL, PASSWORD)
    await dropPassword(asha.user.uid)
    expect(await refusal(asha.api.account.removeGoogle.mutate({ id: 'g' }))).toEqual(LAST)
    expect(await listGoogle()).toEqual(['g'])
    expect(await isSignedIn(phone)).toBe(true)
  })

  test('takes a password for no way where nobody signs in with one', async () => {
    const asha = await openAccount()
    await link(asha.user.uid, 'g1', 'g2')
    const browser = openBrowser({ ...MAIL, EMAIL_SIGN_IN: 'off' })
    browser.cookies.set('session', asha.cookies.get('session') ?? '')
    await browser.api.account.removeGoogle.mutate({ id: 'g1', password: PASSWORD })
    expect(await refusal(browser.api.account.removeGoogle.mutate({ id: 'g2', password: PASSWORD }))).toEqual(LAST)
  })

  test('leaves one of two that are removed at once', async () => {
    const asha = await openAccount()
    await dropPassword(asha.user.uid)
    await link(asha.user.uid, 'g1')
    const answers = await Promise.allSettled(['g', 'g1'].map((id) => asha.api.account.removeGoogle.mutate({ id })))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await listGoogle()).toHaveLength(1)
  })

  test('of somebody else, or twice, finds none', async () => {
    const asha = await openAccount()
    const bina = await openAccount('bina@example.com')
    await link(asha.user.uid, 'g1')
    await link(bina.user.uid, 'g3')
    const phone = await signIn(EMAIL, PASSWORD)
    const gone = { status: 404, message: ACCOUNT_MESSAGES.noSuchGoogle }
    expect(await refusal(asha.api.account.removeGoogle.mutate({ id: 'g3', password: PASSWORD }))).toEqual(gone)
    expect(await isSignedIn(phone)).toBe(true)
    expect(await listGoogle()).toEqual(['g1', 'g3'])
    await asha.api.account.removeGoogle.mutate({ id: 'g1', password: PASSWORD })
    expect(await refusal(asha.api.account.removeGoogle.mutate({ id: 'g1', password: PASSWORD }))).toEqual(gone)
  })

  test.runIf(hasLibsql)('asks the database twice', async () => {
    const { api, user: student } = await openAccount()
    await link(student.uid, 'g1')
    expect(await countRoundTrips(() => api.account.removeGoogle.mutate({ id: 'g1', password: PASSWORD }))).toBe(2)
  })
})
