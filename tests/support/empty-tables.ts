import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, beforeEach } from 'vitest'
import { openDatabase } from '../../worker/db/client.ts'
import * as schema from '../../worker/db/schema.ts'
import type { TestEnv } from './api-client.ts'
import { setControl } from './count-round-trips.ts'

const testEnv = env as TestEnv & { MIGRATIONS: D1Migration[] }

beforeAll(async () => {
  if (testEnv.DB) await applyD1Migrations(testEnv.DB, testEnv.MIGRATIONS)
})

beforeEach(async () => {
  await setControl({ delayMs: 0, failures: 0, drop: false, roundTrips: 0 })
  const db = openDatabase(testEnv)
  for (const table of Object.values(schema)) {
    if (is(table, SQLiteTable) && getTableName(table) !== 'user') await db.delete(table)
  }
  await db.delete(schema.user)
})
