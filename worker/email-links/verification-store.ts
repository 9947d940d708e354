import { and, eq, exists, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { oneTimeLink, session, user } from '../db/schema.ts'
import { endLinks, isStillGood, type Sought } from './link-store.ts'

export function selectVerification(db: Database, userId: string) {
  return db.select({ isVerified: user.emailVerified }).from(user).where(eq(user.id, userId))
}

/** The account whose email a link confirms, with that email: its own, or the new one. */
export function selectByVerifyingLink(db: Database, { id, now }: Omit<Sought, 'purpose'>) {
  return db
    .select({
      purpose: oneTimeLink.purpose,
      // In a batch, D1 merges two columns with the same name.
      email: sql<string>`${oneTimeLink.email}`.as('link_email'),
      account: {
        id: user.id,
        email: user.email,
        emailVerified: user.emailVerified,
        displayName: user.displayName,
        photoUrl: user.photoUrl,
        passwordHash: user.passwordHash,
      },
    })
    .from(oneTimeLink)
    .innerJoin(user, eq(user.id, oneTimeLink.userId))
    .where(
      and(
        eq(oneTimeLink.id, id),
        gt(oneTimeLink.expiresAt, now),
        inArray(oneTimeLink.purpose, ['verify-email', 'change-email']),
        or(eq(oneTimeLink.purpose, 'change-email'), eq(oneTimeLink.email, user.email)),
      ),
    )
}

/** True in a batch if such a link exists. A link that was never sent is not a guess, and is not counted. */
export function isLink(db: Database, id: string): SQL {
  return exists(db.select({ id: oneTimeLink.id }).from(oneTimeLink).where(eq(oneTimeLink.id, id)))
}

/** The owner of this session, if it has not ended. */
export function selectOwnerOfSession(db: Database, sessionId: string, now: number) {
  return db
    .select({ userId: session.userId })
    .from(session)
    .where(and(eq(session.id, sessionId), gt(session.expiresAt, now)))
}

/**
 * Makes the email of a link the confirmed one of its account, and uses the link up. A change ends all links, because
 * they were sent to the previous address. The last statement returns the ended links: none if this one was already
 * used. A taken email violates the unique `user.email`.
 */
export function proveEmail(db: Database, { userId, email, link }: { userId: string; email: string; link: Sought }) {
  const isGood = isStillGood(db, userId, link)
  const isChange = link.purpose === 'change-email'
  return [
    db
      .update(user)
      .set({ email, emailVerified: true })
      .where(and(eq(user.id, userId), isGood)),
    endLinks(db, userId, isChange ? isGood : and(isGood, eq(oneTimeLink.id, link.id))),
  ] as const
}
