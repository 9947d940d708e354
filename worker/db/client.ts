import type { D1Database } from '@cloudflare/workers-types/experimental'
import { type Client, createClient } from '@libsql/client/web'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { drizzle as drizzleD1 } from 'drizzle-orm/d1'
import { drizzle as drizzleLibsql } from 'drizzle-orm/libsql/web'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { Env } from '../env.ts'
import { DatabaseUnreachable } from './errors.ts'

type Queries = Omit<BaseSQLiteDatabase<'async', unknown>, 'transaction'>

/**
 * The common part of D1 and libSQL. `transaction` is left out: D1 has none, and with libSQL each statement in it would
 * be a round trip. Statements that belong together are one `batch`, which is atomic and one round trip on both.
 */
export interface Database extends Queries {
  batch<U extends BatchItem<'sqlite'>, T extends Readonly<[U, ...U[]]>>(batch: T): Promise<BatchResponse<T>>
}

/** A database that does not answer within this time counts as unreachable. */
const TIMEOUT_MS = 8_000

/** @throws Error when neither a D1 binding nor a Turso URL is configured. */
export function openDatabase(env: Env): Database {
  if (env.TURSO_DATABASE_URL) {
    const client = createClient({
      url: env.TURSO_DATABASE_URL,
      ...(env.TURSO_AUTH_TOKEN ? { authToken: env.TURSO_AUTH_TOKEN } : {}),
      fetch: fetchInTime,
    })
    return drizzleLibsql(beginAsWrites(client))
  }
  if (env.DB) return openD1(env.DB)
  throw new Error('No database: bind D1 as DB, or set TURSO_DATABASE_URL.')
}

/**
 * Starts a batch that writes in libSQL's write mode. Drizzle passes no mode, so libSQL would start the batch as a read.
 * Then its first write fails with SQLITE_BUSY, without waiting, while another connection writes.
 */
function beginAsWrites(client: Client): Client {
  const batch = client.batch.bind(client)
  return Object.assign(client, {
    batch: (statements: Parameters<Client['batch']>[0]) => batch(statements, modeOf(statements)),
  })
}

function modeOf(statements: Parameters<Client['batch']>[0]): 'read' | 'write' {
  const texts = statements.map((statement) =>
    typeof statement === 'string' ? statement : Array.isArray(statement) ? statement[0] : statement.sql,
  )
  return texts.every((text) => /^\s*select\b/i.test(text)) ? 'read' : 'write'
}

const opened = new WeakMap<D1Database, Database>()

/** A D1 binding is the same for all requests, so its Database is reused. A libSQL client queues requests, so it is not. */
function openD1(binding: D1Database): Database {
  const known = opened.get(binding)
  if (known) return known
  const database = drizzleD1(binding)
  opened.set(binding, database)
  return database
}

async function fetchInTime(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (cause) {
    throw new DatabaseUnreachable('The database server does not answer.', { cause })
  }
}
