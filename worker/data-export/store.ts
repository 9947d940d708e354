import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { preferences, profile, quizSettings, stats, user } from '../db/schema.ts'
import type { Part } from './parts.ts'

/** The number of rows in memory at once: ten thousand results with their answers would be too many. */
export const PAGE_MAX = 500

/** The rows that an account has at most once. For the password, the file only says that there is one. */
export function selectSingles(db: Database, userId: string) {
  return [
    db
      .select({
        id: user.id,
        email: user.email,
        emailVerified: user.emailVerified,
        hasPassword: sql<boolean>`${user.passwordHash} is not null`.mapWith(Boolean).as('has_password'),
        displayName: user.displayName,
        photoUrl: user.photoUrl,
        createdAt: user.createdAt,
        resetAt: user.resetAt,
        removedAccess: user.removedAccess,
      })
      .from(user)
      .where(eq(user.id, userId)),
    db.select().from(profile).where(eq(profile.userId, userId)),
    db.select().from(preferences).where(eq(preferences.userId, userId)),
    db.select().from(quizSettings).where(eq(quizSettings.userId, userId)),
    db.select().from(stats).where(eq(stats.userId, userId)),
  ] as const
}

type Cursor = Record<string, unknown>
export type Page = { row: Record<string, unknown>; at: Cursor }[]

/** A page of a list, from its beginning or after a cursor. Each row has its own cursor, which is not exported. */
export function selectPage(db: Database, userId: string, part: Part, after?: Cursor) {
  return selectRows(db, userId, part, after).limit(PAGE_MAX)
}

/** The first page; empty, without reading a row, if `onlyIf` does not hold in the batch. */
export function selectFirstPage(db: Database, userId: string, part: Part, onlyIf: SQL) {
  // As a condition of the rows it would be compared with each of them. SQLite computes a limit before the first row,
  // but Drizzle's types know numbers alone.
  const most = sql`iif(${onlyIf}, ${PAGE_MAX}, 0)` as unknown as number
  return selectRows(db, userId, part).limit(most)
}

function selectRows(db: Database, userId: string, { table, columns, order }: Part, after?: Cursor) {
  const keys = Object.values(order)
  const cursor = Object.entries(order).map(([key, column]) => [key, sql`${column}`.as(`at_${key}`)] as const)
  return db
    .select({ row: columns, at: Object.fromEntries(cursor) })
    .from(table)
    .where(and(eq(table.userId, userId), after && isBehind(keys, Object.values(after))))
    .orderBy(...keys.map((column) => asc(column)))
}

function isBehind(keys: unknown[], values: unknown[]): SQL {
  const list = (items: unknown[]) =>
    sql.join(
      items.map((item) => sql`${item}`),
      sql`, `,
    )
  return sql`(${list(keys)}) > (${list(values)})`
}
