import { eq } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { oauthAccount, oneTimeLink, passkey, passkeyChallenge, session, user } from '#worker/db/schema.ts'
import { hashToken } from '#worker/session/tokens.ts'
import { openAuthenticator } from './authenticator.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * What `plant` stores for a test that calls every procedure and reads no mail: tokens of links, names of other things.
 */
export const PLANTED = {
  'verify-email': 'v'.repeat(43),
  'reset-password': 'r'.repeat(43),
  session: 's'.repeat(16),
  google: 'google-account',
  passkey: 'planted-passkey',
} as const

const CHALLENGES = { add: 'a'.repeat(43), 'sign-in': 'i'.repeat(43) }
const WITH_PASSKEY = 'student-with-passkey'
const signing = await openAuthenticator('signing in')

/** The answers of authenticators, on a page of this origin, to challenges that `plant` stores. */
export async function answerPlanted(origin: string) {
  const page = { origin, rpId: new URL(origin).hostname }
  return {
    new: await (await openAuthenticator('new')).create({ page, challenge: CHALLENGES.add }),
    proof: await signing.get({ page, challenge: CHALLENGES['sign-in'] }, WITH_PASSKEY),
  }
}

export const PLANTED_ANSWERS = await answerPlanted('http://localhost:8787')

/**
 * Two students with a link each, one with a passkey, and of the student with this email one more session, a Google account, a passkey, and
 * another one that is being added.
 */
export async function plant(db: Database, email: string): Promise<void> {
  const now = Date.now()
  const times = { createdAt: now, expiresAt: now + HOUR_MS }
  for (const purpose of ['verify-email', 'reset-password'] as const) {
    const linked = { id: `linked-${purpose}`, email: `${purpose}@example.com` }
    await db.insert(user).values({ ...linked, createdAt: now })
    await db
      .insert(oneTimeLink)
      .values({ id: hashToken(PLANTED[purpose]), userId: linked.id, purpose, email: linked.email, ...times })
  }
  const [student] = await db.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (!student) throw new Error(`There is no student with the email ${email}.`)
  await db
    .insert(oauthAccount)
    .values({ provider: 'google', providerUserId: PLANTED.google, userId: student.id, createdAt: now })
  const key = { publicKey: signing.publicKey, counter: 0, name: 'Chrome on Android', createdAt: now }
  await db.insert(passkey).values({ id: PLANTED.passkey, userId: student.id, ...key })
  await db.insert(user).values({ id: WITH_PASSKEY, email: 'passkey@example.com', createdAt: now })
  await db.insert(passkey).values({ id: signing.id, userId: WITH_PASSKEY, ...key })
  for (const purpose of ['add', 'sign-in'] as const) {
    const whose = purpose === 'add' ? student.id : null
    const row = { id: hashToken(CHALLENGES[purpose]), purpose, userId: whose, expiresAt: now + HOUR_MS }
    await db.insert(passkeyChallenge).values(row)
  }
  await db.insert(session).values({ id: 's'.repeat(43), userId: student.id, lastUsedAt: now, ...times })
}
