import { eq } from 'drizzle-orm'
import type { Database } from '../../worker/db/client.ts'
import { oneTimeLink, session, user } from '../../worker/db/schema.ts'
import { hashToken } from '../../worker/session/tokens.ts'

const HOUR_MS = 60 * 60 * 1000

/** What `plant` stores, for a walk over every procedure, which reads no mail: tokens of links, the name of a session. */
export const PLANTED = {
  'verify-email': 'v'.repeat(43),
  'reset-password': 'r'.repeat(43),
  session: 's'.repeat(16),
} as const

/** A student of its own with one link of each purpose, and one more session of the student with this email. */
export async function plant(db: Database, email: string): Promise<void> {
  const now = Date.now()
  const times = { createdAt: now, expiresAt: now + HOUR_MS }
  const linked = { id: 'linked', email: 'linked@example.com', createdAt: now }
  await db.insert(user).values(linked)
  for (const purpose of ['verify-email', 'reset-password'] as const) {
    const id = hashToken(PLANTED[purpose])
    await db.insert(oneTimeLink).values({ id, userId: linked.id, purpose, email: linked.email, ...times })
  }
  const [student] = await db.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (!student) throw new Error(`There is no student with the email ${email}.`)
  await db.insert(session).values({ id: 's'.repeat(43), userId: student.id, lastUsedAt: now, ...times })
}
