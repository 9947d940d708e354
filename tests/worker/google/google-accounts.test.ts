import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { openBrowser, openStudent, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { ASHA, GOOGLE_ENV } from '#tests/support/worker/forging-google.ts'
import { standInForGoogle } from '#tests/support/worker/google-visitor.ts'
import { openDatabase } from '#worker/db/client.ts'
import { oauthAccount, profile, session, user } from '#worker/db/schema.ts'
import * as sessions from '#worker/session/start-session.ts'

const db = openDatabase(testEnv)
const google = standInForGoogle()

/** A browser in which somebody has just signed in with this Google account. */
async function openGoogleStudent(account: Record<string, unknown> = ASHA) {
  const browser = openBrowser(GOOGLE_ENV)
  expect(await (await google.signIn(browser, account)).text()).toContain('data-outcome="signed-in"')
  const { user: student } = await browser.api.session.query()
  if (!student) throw new Error('Nobody is signed in.')
  return { ...browser, user: student }
}

const verifyEmail = (email: string) => db.update(user).set({ emailVerified: true }).where(eq(user.email, email))

describe('a new student', () => {
  test('gets an account with a proved email, a name, a picture and a profile, and no password', async () => {
    const { user: student } = await openGoogleStudent()
    expect(student).toEqual({
      uid: expect.any(String),
      email: 'asha@example.com',
      displayName: 'Asha Gurung',
      photoURL: 'https://pictures.test/asha.jpg',
    })
    expect(await db.select().from(user)).toMatchObject([{ id: student.uid, emailVerified: true, passwordHash: null }])
    expect(await db.select().from(profile)).toMatchObject([{ userId: student.uid, fullName: 'Asha Gurung' }])
    const { api } = openBrowser()
    expect(await refusal(api.auth.signIn.mutate({ email: ASHA.email, password: PASSWORD }))).toMatchObject({
      status: 401,
    })
  })

  test.each([
    [undefined, undefined],
    ['', 'http://pictures.test/a.jpg'],
    ['   ', 'javascript:alert(1)'],
    [7, `https://pictures.test/${'x'.repeat(3000)}`],
    [null, 'data:image/png;base64,AAAA'],
  ])('whose name is %j and whose picture is %j has neither', async (name, picture) => {
    const { user: student } = await openGoogleStudent({ ...ASHA, name, picture })
    expect(student).toMatchObject({ displayName: null, photoURL: null })
  })

  test('has an address in lower case, and a name of bounded length', async () => {
    const { user: student } = await openGoogleStudent({ ...ASHA, email: 'ASHA@Example.com', name: 'अ'.repeat(500) })
    expect(student).toMatchObject({ email: 'asha@example.com', displayName: 'अ'.repeat(100) })
  })
})

describe('a student who comes again', () => {
  test('is the same one, even with another address at Google, and gets a new session', async () => {
    const first = await openGoogleStudent()
    const second = await openGoogleStudent({ ...ASHA, email: 'asha.gurung@example.com', name: 'Another Name' })
    expect(second.user).toEqual(first.user)
    expect(second.cookies.get('session')).not.toBe(first.cookies.get('session'))
    expect((await first.api.session.query()).user).toEqual(first.user)
    expect(await db.select().from(user)).toHaveLength(1)
  })

  test('is not another with the same name', async () => {
    const asha = await openGoogleStudent()
    const other = await openGoogleStudent({ ...ASHA, sub: '1002', email: 'other@example.com' })
    expect(other.user.uid).not.toBe(asha.user.uid)
  })

  test('gets a new session in place of one that was planted', async () => {
    const browser = openBrowser(GOOGLE_ENV)
    browser.cookies.set('session', 'planted')
    await google.signIn(browser)
    expect(browser.cookies.get('session')).not.toBe('planted')
  })

  test('in two windows at once is one student', async () => {
    const browsers = [openBrowser(GOOGLE_ENV), openBrowser(GOOGLE_ENV), openBrowser(GOOGLE_ENV)]
    await Promise.all(browsers.map((browser) => google.signIn(browser)))
    const students = await Promise.all(browsers.map(async ({ api }) => (await api.session.query()).user?.uid))
    expect(new Set(students).size).toBe(1)
    expect(students[0]).toBeDefined()
    expect(await db.select().from(user)).toHaveLength(1)
    expect(await db.select().from(oauthAccount)).toHaveLength(1)
  })
})

describe('an account with a password and the same email', () => {
  test('that is proved is linked, and keeps its password and its sessions', async () => {
    const phone = await openStudent(ASHA.email)
    await verifyEmail(ASHA.email)
    const laptop = await openGoogleStudent({ ...ASHA, email: 'Asha@Example.com' })
    expect(laptop.user.uid).toBe(phone.user.uid)
    expect((await phone.api.session.query()).user?.uid).toBe(phone.user.uid)
    const again = await openBrowser().api.auth.signIn.mutate({ email: ASHA.email, password: PASSWORD })
    expect(again.user.uid).toBe(phone.user.uid)
  })

  test('that was never proved goes to the owner of the address: its password and its sessions end', async () => {
    const stranger = await openStudent(ASHA.email)
    const owner = await openGoogleStudent()
    expect(owner.user.uid).toBe(stranger.user.uid)
    expect((await stranger.api.session.query()).user).toBeNull()
    expect(
      await refusal(openBrowser().api.auth.signIn.mutate({ email: ASHA.email, password: PASSWORD })),
    ).toMatchObject({ status: 401, message: CREDENTIAL_MESSAGES.refused })
    expect((await owner.api.session.query()).user?.uid).toBe(owner.user.uid)
    expect(await db.select().from(user)).toMatchObject([{ emailVerified: true, passwordHash: null }])
    expect(await db.select().from(session)).toHaveLength(1)
  })

  test('that was never proved opens no more to another Google account that was linked before', async () => {
    const stranger = await openGoogleStudent({ ...ASHA, sub: '666', email: 'stranger@example.com' })
    await db.update(user).set({ email: ASHA.email, emailVerified: false }).where(eq(user.id, stranger.user.uid))
    const owner = await openGoogleStudent()
    expect(owner.user.uid).toBe(stranger.user.uid)
    expect((await stranger.api.session.query()).user).toBeNull()
    const back = await openGoogleStudent({ ...ASHA, sub: '666', email: 'stranger@example.com' })
    expect(back.user.uid).not.toBe(owner.user.uid)
  })

  test('that was never proved, taken in two windows at once, keeps both new sessions and nothing old', async () => {
    const stranger = await openStudent(ASHA.email)
    const browsers = [openBrowser(GOOGLE_ENV), openBrowser(GOOGLE_ENV)]
    await Promise.all(browsers.map((browser) => google.signIn(browser)))
    for (const { api } of browsers) expect((await api.session.query()).user?.uid).toBe(stranger.user.uid)
    expect((await stranger.api.session.query()).user).toBeNull()
  })

  test('keeps the name that it has', async () => {
    await openStudent(ASHA.email)
    await db.update(user).set({ displayName: 'Asha G.', emailVerified: true })
    expect((await openGoogleStudent()).user).toMatchObject({ displayName: 'Asha G.', photoURL: ASHA.picture })
  })

  test('is not touched by a Google account whose email is not verified', async () => {
    const student = await openStudent(ASHA.email)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await google.signIn(openBrowser(GOOGLE_ENV), { ...ASHA, email_verified: false })
    expect(await response.text()).toContain('data-outcome="failed"')
    expect((await student.api.session.query()).user).not.toBeNull()
    await expect(openBrowser().api.auth.signIn.mutate({ email: ASHA.email, password: PASSWORD })).resolves.toBeTruthy()
  })

  test('does not come before the student who is linked to the Google account', async () => {
    const linked = await openGoogleStudent()
    await openStudent('other@example.com')
    expect((await openGoogleStudent({ ...ASHA, email: 'other@example.com' })).user.uid).toBe(linked.user.uid)
  })
})

describe('what changes after the account was looked for', () => {
  /** `change` comes between looking for the account and signing in to it. */
  function changeInBetween(change: () => Promise<unknown>) {
    const { startSession } = sessions
    vi.spyOn(sessions, 'startSession').mockImplementationOnce(async (...given) => {
      await change()
      return startSession(...given)
    })
  }

  test('a Google account that was removed no longer signs in to the account it had', async () => {
    const asha = await openStudent('asha.gurung@example.com')
    const link = { provider: 'google', providerUserId: ASHA.sub, userId: asha.user.uid, createdAt: 1 }
    await db.insert(oauthAccount).values(link)
    changeInBetween(async () => db.delete(oauthAccount))
    const owner = await openGoogleStudent()
    expect(owner.user.uid).not.toBe(asha.user.uid)
    expect(await db.select().from(oauthAccount)).toMatchObject([{ userId: owner.user.uid }])
    const ofAsha = eq(session.userId, asha.user.uid)
    expect(await db.select().from(session).where(ofAsha)).toHaveLength(1)
  })

  test('an account that has another email now is not linked, and loses nothing', async () => {
    const asha = await openStudent(ASHA.email)
    changeInBetween(async () => db.update(user).set({ email: 'asha.gurung@example.com' }))
    const owner = await openGoogleStudent()
    expect(owner.user.uid).not.toBe(asha.user.uid)
    expect(await db.select().from(oauthAccount)).toMatchObject([{ userId: owner.user.uid }])
    const [stored] = await db.select().from(user).where(eq(user.id, asha.user.uid))
    expect(stored).toMatchObject({ emailVerified: false, displayName: null, photoUrl: null, removedAccess: null })
    expect((await asha.api.session.query()).user?.uid).toBe(asha.user.uid)
  })

  test('twice, nobody is signed in', async () => {
    await openStudent(ASHA.email)
    vi.spyOn(sessions, 'startSession').mockResolvedValue(false)
    const response = await google.signIn(openBrowser(GOOGLE_ENV))
    expect(await response.text()).toContain('data-outcome="failed"')
    expect(google.logged.join()).toContain('changed twice')
  })
})
