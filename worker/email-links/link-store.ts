import { and, eq, exists, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { LINK_HOURS } from '#domain/account/lifetimes.ts'
import type { Database } from '../db/client.ts'
import { rowOf } from '../db/row-of.ts'
import { oneTimeLink, user } from '../db/schema.ts'

export type Purpose = (typeof oneTimeLink.$inferSelect)['purpose']
export type EndedLink = typeof oneTimeLink.$inferSelect

const HOUR_MS = 60 * 60 * 1000
/** A link found by its token; `id` is the token's hash. */
export type Sought = { id: string; purpose: Purpose; now: number }

/**
 * For the students that `whose` describes (one or none), and only if `allowed`: ends their links of this purpose and
 * makes a new one, to `email` or to the account's own. The first statement returns the ended ones, the second the new
 * one.
 */
export function replaceLink(
  db: Database,
  { id, purpose, now, whose, email, allowed = sql`1` }: Sought & { whose: SQL; email?: string; allowed?: SQL },
) {
  return [
    db
      .delete(oneTimeLink)
      .where(
        and(
          inArray(oneTimeLink.userId, db.select({ id: user.id }).from(user).where(whose)),
          eq(oneTimeLink.purpose, purpose),
          allowed,
        ),
      )
      .returning(),
    db
      .insert(oneTimeLink)
      .select(
        sql`select ${rowOf(oneTimeLink, {
          id,
          userId: sql`${user.id}`,
          purpose,
          email: email ?? sql`${user.email}`,
          createdAt: now,
          expiresAt: now + LINK_HOURS[purpose] * HOUR_MS,
        })} from ${user} where ${whose} and ${allowed}`,
      )
      .returning({ email: oneTimeLink.email }),
  ] as const
}

/**
 * Undoes `replaceLink`: the mail with the new link was not sent, and the old link may still be in a mailbox. What has
 * ended the new one meanwhile, such as a new password, has ended the old one too.
 */
export function restoreLinks(db: Database, id: string, ended: EndedLink[]) {
  const isThere = sql`exists (select 1 from ${oneTimeLink} where ${oneTimeLink.id} = ${id})`
  return [
    ...ended.map((link) =>
      db
        .insert(oneTimeLink)
        .select(sql`select ${rowOf(oneTimeLink, link)} where ${isThere}`)
        .onConflictDoNothing(),
    ),
    db.delete(oneTimeLink).where(eq(oneTimeLink.id, id)),
  ]
}

/** The student with this id, unless the email is already confirmed. */
export function unverified(userId: string): SQL {
  return sql`(${user.id} = ${userId} and not ${user.emailVerified})`
}

export function withEmail(email: string): SQL {
  return eq(user.email, email)
}

/**
 * A link that still works: not expired, and sent to the account's current address. Only a link that changes the email
 * is sent to another one.
 */
function works({ id, purpose, now }: Sought): SQL | undefined {
  return and(
    eq(oneTimeLink.id, id),
    eq(oneTimeLink.purpose, purpose),
    gt(oneTimeLink.expiresAt, now),
    or(eq(oneTimeLink.purpose, 'change-email'), eq(oneTimeLink.email, user.email)),
  )
}

/** The account that a link opens. */
export function selectAccountByLink(db: Database, link: Sought) {
  return db
    .select({ id: user.id, email: user.email, displayName: user.displayName, photoUrl: user.photoUrl })
    .from(oneTimeLink)
    .innerJoin(user, eq(user.id, oneTimeLink.userId))
    .where(works(link))
}

/** True in a batch whose link has not been used up yet. */
export function isStillGood(db: Database, userId: string, link: Sought): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(oneTimeLink)
      .innerJoin(user, eq(user.id, oneTimeLink.userId))
      .where(and(eq(user.id, userId), works(link))),
  )
}

/** Ends the links of a student. Returns the ended ones, so none if the link was used up. */
export function endLinks(db: Database, userId: string, allowed: SQL | undefined) {
  return db
    .delete(oneTimeLink)
    .where(and(eq(oneTimeLink.userId, userId), allowed))
    .returning({ purpose: oneTimeLink.purpose })
}
