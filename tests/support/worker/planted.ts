import { eq } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { oauthAccount, oneTimeLink, session, user } from '#worker/db/schema.ts'
import { hashToken } from '#worker/session/tokens.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * What `plant` stores for a test that calls every procedure and reads no mail: tokens of links, names of other things.
 */
export const PLANTED = {
  'verify-email': 'v'.repeat(43),
  'reset-password': 'r'.repeat(43),
  session: 's'.repeat(16),
  google: 'google-account',
} as const

/** Two students with a link each, and one more session and a Google account of the student with this email. */
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
  await db.insert(session).values({ id: 's'.repeat(43), userId: student.id, lastUsedAt: now, ...times })
}
