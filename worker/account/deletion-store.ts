import { and, eq, notExists } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { ownedTables } from '../db/owned-tables.ts'
import { user } from '../db/schema.ts'
import { asSeen, type SeenInSession } from './store.ts'

/**
 * Deletes an account, unless its password has changed or the session has ended since they were verified, and then every
 * row of its student. The rows are deleted table by table, and not by foreign keys alone. The first statement returns
 * the account if it was deleted; the second finds it if it was not.
 */
export function deleteAccount(db: Database, seen: SeenInSession) {
  const account = db.select({ id: user.id }).from(user).where(eq(user.id, seen.userId))
  return [
    db.delete(user).where(asSeen(seen)).returning({ id: user.id }),
    account,
    ...ownedTables.map((table) => db.delete(table).where(and(eq(table.userId, seen.userId), notExists(account)))),
  ] as const
}
