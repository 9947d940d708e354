import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, beforeEach } from 'vitest'
import { openDatabase } from '#worker/db/client.ts'
import * as schema from '#worker/db/schema.ts'
import type { TestEnv } from './api-client.ts'
import { setControl } from './count-round-trips.ts'

const testEnv = env as TestEnv & { MIGRATIONS: D1Migration[] }

const TABLES = Object.values(schema).filter(
  (table): table is Extract<typeof table, SQLiteTable> => is(table, SQLiteTable) && getTableName(table) !== 'user',
)

beforeAll(async () => {
  if (testEnv.DB) await applyD1Migrations(testEnv.DB, testEnv.MIGRATIONS)
})

beforeEach(async () => {
  await setControl({ delayMs: 0, passes: 0, failures: 0, drop: false, lose: false, roundTrips: 0 })
  await emptyTables()
})

export async function emptyTables(): Promise<void> {
  const db = openDatabase(testEnv)
  // The students come last, because the rows of all other tables belong to them.
  const [first, ...rest] = [...TABLES, schema.user].map((table) => db.delete(table))
  if (first) await db.batch([first, ...rest])
}
