import { createClient } from '@libsql/client/web'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { drizzle as drizzleD1 } from 'drizzle-orm/d1'
import { drizzle as drizzleLibsql } from 'drizzle-orm/libsql/web'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { Env } from '../env.ts'
import { DatabaseUnreachable } from './errors.ts'
import * as schema from './schema.ts'

type Queries = Omit<BaseSQLiteDatabase<'async', unknown, typeof schema>, 'transaction'>

/**
 * What D1 and libSQL have in common. There is no `transaction`: D1 has none, and one would cost a round trip a
 * statement. What must happen together is one `batch`, which is atomic and one round trip on both.
 */
export interface Database extends Queries {
  batch<U extends BatchItem<'sqlite'>, T extends Readonly<[U, ...U[]]>>(batch: T): Promise<BatchResponse<T>>
}

/** A database that does not answer in this time counts as unreachable. */
const TIMEOUT_MS = 8_000

/** @throws Error when neither a D1 binding nor a Turso URL is configured. */
export function openDatabase(env: Env): Database {
  if (env.TURSO_DATABASE_URL) {
    const client = createClient({
      url: env.TURSO_DATABASE_URL,
      ...(env.TURSO_AUTH_TOKEN ? { authToken: env.TURSO_AUTH_TOKEN } : {}),
      fetch: fetchInTime,
    })
    return drizzleLibsql(client, { schema })
  }
  if (env.DB) return drizzleD1(env.DB, { schema })
  throw new Error('No database: bind D1 as DB, or set TURSO_DATABASE_URL.')
}

async function fetchInTime(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (cause) {
    throw new DatabaseUnreachable('The database server does not answer.', { cause })
  }
}
