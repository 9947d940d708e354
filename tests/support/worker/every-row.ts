import { sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'

/** Tables that the databases and their tools keep for themselves. */
const NOT_OURS = /^(sqlite_|_cf_|d1_migrations$|__drizzle|libsql_)/

/** Every row of every table in the database, as text. */
export async function readEveryRow(db: Database): Promise<Map<string, string[]>> {
  const tables = await db.all<{ name: string }>(sql`select name from sqlite_master where type = 'table' order by name`)
  const found = new Map<string, string[]>()
  for (const { name } of tables) {
    if (NOT_OURS.test(name)) continue
    const rows = await db.all(sql.raw(`select * from "${name}"`))
    found.set(
      name,
      rows.map((row) => JSON.stringify(row)),
    )
  }
  return found
}
