import { describe, expect, test, vi } from 'vitest'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { TRIES } from '#domain/account/try-limits.ts'
import { ageSessions, EMAIL, isSignedIn, openAccount, readAccount, signIn } from '#tests/support/worker/account.ts'
import { type Browser, callRaw, openBrowser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { openDatabase } from '#worker/db/client.ts'
import { oauthAccount, session } from '#worker/db/schema.ts'
import * as passwords from '#worker/password/passwords.ts'

const db = openDatabase(testEnv)
catchMail()

const TOO_MANY = CREDENTIAL_MESSAGES.throttled
const NEW_PASSWORD = 'new battery'

/** Every procedure that asks for the password and leaves the student signed in. */
const CALLS = {
  'account.changePassword': { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
  'account.updateEmail': { email: 'new@example.com', password: PASSWORD },
  'account.removeGoogle': { id: 'g', password: PASSWORD },
  'auth.endOtherSessions': { password: PASSWORD },
}

async function openWithGoogle() {
  const asha = await openAccount()
  await db.insert(oauthAccount).values({ provider: 'google', providerUserId: 'g', userId: asha.user.uid, createdAt: 1 })
  return asha
}

/** The password is changed elsewhere while this call verifies the previous one. */
function changeWhileVerifying(change: () => Promise<unknown>) {
  const { verifyPassword } = passwords
  vi.spyOn(passwords, 'verifyPassword').mockImplementationOnce(async (...tried) => {
    const isRight = await verifyPassword(...tried)
    await change()
    return isRight
  })
}

describe('entering the password again', () => {
  test.each(Object.entries(CALLS))('gets a new token, and the old one opens nothing: %s', async (path, input) => {
    const asha = await openWithGoogle()
    const before = asha.cookies.get('session') ?? ''
    const [{ createdAt } = { createdAt: 0 }] = await db.select().from(session)
    expect((await callRaw(asha, path, 'mutation', input)).status).toBe(200)
    expect(asha.cookies.get('session')).not.toBe(before)
    expect(await isSignedIn(asha)).toBe(true)
    const thief = openBrowser()
    thief.cookies.set('session', before)
    expect(await isSignedIn(thief)).toBe(false)
    // It is the same session: its absolute lifetime and the time since signing in continue.
    expect(await db.select().from(session)).toMatchObject([{ createdAt }])
  })

  test.each(Object.entries(CALLS))('changes nothing once the password is another: %s', async (path, input) => {
    const asha = await openWithGoogle()
    const phone = await signIn(EMAIL, PASSWORD)
    const other = { currentPassword: PASSWORD, newPassword: 'from the phone' }
    changeWhileVerifying(async () => {
      await db.update(session).set({ lastUsedAt: 1 })
      await phone.api.account.changePassword.mutate(other)
    })
    const answer = await callRaw(asha, path, 'mutation', input)
    expect(answer.status).toBe(403)
    expect(await readAccount()).toMatchObject({ email: EMAIL })
    expect(await db.select().from(oauthAccount)).toHaveLength(1)
    expect(await isSignedIn(phone)).toBe(true)
    expect(await isSignedIn(await signIn(EMAIL, 'from the phone'))).toBe(true)
  })
})

test('a sign-in that is on its way while the password changes opens no session', async () => {
  const asha = await openAccount()
  changeWhileVerifying(() =>
    asha.api.account.changePassword.mutate({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  )
  const late = openBrowser(MAIL)
  expect(await refusal(late.api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD }))).toEqual({
    status: 401,
    message: CREDENTIAL_MESSAGES.refused,
  })
  expect(late.cookies.size).toBe(0)
  expect(await db.select().from(session)).toHaveLength(1)
})

test('a refused sign-in leaves the session that the browser has', async () => {
  const asha = await openAccount()
  const phone = await signIn(EMAIL, PASSWORD)
  changeWhileVerifying(() =>
    phone.api.account.changePassword.mutate({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  )
  const bina = await openAccount('bina@example.com')
  await refusal(bina.api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD }))
  expect(await isSignedIn(bina)).toBe(true)
  expect(await isSignedIn(asha)).toBe(false)
})

describe('guesses', () => {
  const guessFrom = (browser: Browser, email: string) =>
    browser.request('/api/trpc/auth.signIn', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'wrong one' }),
    })

  test('of others in the same network keep nobody from changing the password or deleting the account', async () => {
    const asha = await openAccount()
    const verify = vi.spyOn(passwords, 'verifyPassword').mockResolvedValue(false)
    const neighbour = openBrowser(MAIL)
    for (let tries = 0; tries < 400; tries++) await guessFrom(neighbour, `nobody-${tries % 90}@example.com`)
    verify.mockRestore()
    await asha.api.account.changePassword.mutate({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    expect(await asha.api.account.delete.mutate({ confirmation: EMAIL, password: NEW_PASSWORD })).toEqual({
      deleted: true,
    })
  })

  test('with a stolen session stay counted when something else of the call is refused', async () => {
    const thief = await openAccount()
    const wrongly = (input: unknown) => callRaw(thief, 'account.delete', 'mutation', input)
    for (let tries = 0; tries < 4; tries++) await wrongly({ confirmation: EMAIL, password: `guess ${tries}` })
    // Refused before the password is verified, so it does not count as a guess, and does not take one back.
    expect((await wrongly({ confirmation: 'not my email', password: PASSWORD })).status).toBe(400)
    await wrongly({ confirmation: EMAIL, password: 'guess 5' })
    const last = await wrongly({ confirmation: EMAIL, password: PASSWORD })
    expect(await last.json()).toMatchObject({ error: { message: TOO_MANY } })
  })

  test('with a token of nobody are counted nowhere', async () => {
    const { signInThrottle } = await import('#worker/db/schema.ts')
    const forged = openBrowser(MAIL)
    forged.cookies.set('session', 'forged')
    await callRaw(forged, 'account.changePassword', 'mutation', CALLS['account.changePassword'])
    expect(await db.select().from(signInThrottle)).toEqual([])
  })
})

test('an old sign-in is refused before the password is looked at, and is no guess', async () => {
  const asha = await openAccount()
  await ageSessions(16 * 60_000)
  for (let tries = 0; tries <= TRIES.guessesInSession.most; tries++) {
    await refusal(asha.api.account.updateEmail.mutate({ email: 'new@example.com', password: 'wrong one' }))
  }
  await asha.api.account.changePassword.mutate({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
})
