import { eq } from 'drizzle-orm'
import { openDatabase } from '#worker/db/client.ts'
import { oauthAccount, session, user } from '#worker/db/schema.ts'
import { type Browser, openBrowser, PASSWORD, testEnv } from './api-client.ts'
import { MAIL } from './caught-mail.ts'

const db = openDatabase(testEnv)

export const EMAIL = 'asha@example.com'

/** A new student at a site that delivers mail. */
export async function openAccount(email = EMAIL) {
  const browser = openBrowser(MAIL)
  const { user: student } = await browser.api.auth.signUp.mutate({ email, password: PASSWORD })
  return { ...browser, user: student }
}

/** The same student on another device. */
export async function signIn(email: string, password: string) {
  const browser = openBrowser(MAIL)
  await browser.api.auth.signIn.mutate({ email, password })
  return browser
}

export async function isSignedIn({ api }: Pick<Browser, 'api'>): Promise<boolean> {
  return (await api.session.query()).user !== null
}

/** The first account, as it is stored. */
export async function readAccount() {
  return (await db.select().from(user))[0]
}

/** Every session began this long ago. */
export async function ageSessions(ms: number): Promise<void> {
  await db.update(session).set({ createdAt: Date.now() - ms })
}

/** As if the account had been made with Google. */
export async function dropPassword(userId: string): Promise<void> {
  await db.update(user).set({ passwordHash: null, emailVerified: true }).where(eq(user.id, userId))
  await db.insert(oauthAccount).values({ provider: 'google', providerUserId: 'g', userId, createdAt: 1 })
}

/** Three browsers without a session: one never had any, one forged it, and the session of `student` has ended. */
export async function openWithoutSession(student: Pick<Browser, 'cookies'>) {
  const forged = openBrowser(MAIL)
  forged.cookies.set('session', 'planted')
  const ended = openBrowser(MAIL)
  ended.cookies.set('session', student.cookies.get('session') ?? '')
  await db.update(session).set({ expiresAt: Date.now() - 1 })
  return [openBrowser(MAIL), forged, ended]
}
