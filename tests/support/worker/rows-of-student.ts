import { eq, getTableName } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { ownedTables } from '#worker/db/owned-tables.ts'
import { user } from '#worker/db/schema.ts'

type Rows = Record<string, unknown[]>

/** Every row of a student, by table. */
export async function rowsOfStudent(db: Database, userId: string): Promise<Rows> {
  const ofUser = db.select().from(user).where(eq(user.id, userId))
  const owned = ownedTables.map((table) => db.select().from(table).where(eq(table.userId, userId)))
  const [account, ...found] = await db.batch([ofUser, ...owned])
  return {
    user: account,
    ...Object.fromEntries(ownedTables.map((table, at) => [getTableName(table), found[at] ?? []])),
  }
}
