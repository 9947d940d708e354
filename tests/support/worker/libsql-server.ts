import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Database from 'libsql'

// A libSQL server for tests: Hrana over HTTP, version 2, with JSON (https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md).
// Every POST to /v2/pipeline is one round trip; /control counts them, delays them and makes them fail.

type Value =
  | { type: 'null' }
  | { type: 'integer' | 'text'; value: string }
  | { type: 'float'; value: number }
  | { type: 'blob'; base64: string }
type Statement = { sql?: string; sql_id?: number; args?: Value[]; named_args?: { name: string; value: Value }[] }
type Condition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and' | 'or'; conds: Condition[] }
  | { type: 'is_autocommit' }
type StreamRequest =
  | { type: 'close' | 'get_autocommit' }
  | { type: 'execute'; stmt: Statement }
  | { type: 'batch'; batch: { steps: { condition?: Condition; stmt: Statement }[] } }
  | { type: 'sequence'; sql?: string; sql_id?: number }
  | { type: 'describe'; sql?: string; sql_id?: number }
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close_sql'; sql_id: number }

export type LibsqlServer = { url: string; close: () => Promise<void> }

/**
 * `delayMs` is added to every answer. After `passes` more requests, the next `failures` are answered with 500 or, as
 * `drop`, not at all; as `lose`, they are executed and not answered. `begins` are the statements that began transactions.
 */
export type Control = {
  delayMs: number
  passes: number
  failures: number
  drop: boolean
  lose: boolean
  roundTrips: number
  begins: string[]
}

export async function startLibsqlServer({ migrate = true } = {}): Promise<LibsqlServer> {
  const database = new Database(':memory:')
  if (migrate) applyMigrations(database)
  const control: Control = {
    ...{ delayMs: 0, passes: 0, failures: 0, drop: false, lose: false },
    ...{ roundTrips: 0, begins: [] },
  }
  const storedSql = new Map<string, Map<number, string>>()

  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    if (request.url === '/control') {
      if (request.method === 'POST') Object.assign(control, JSON.parse(body))
      return answer(response, 200, control)
    }
    if (request.url !== '/v2/pipeline' || request.method !== 'POST')
      return answer(response, request.url === '/v2' ? 200 : 404, {})
    control.roundTrips += 1
    if (control.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, control.delayMs))
    const isFailing = control.passes === 0 && control.failures > 0
    if (control.passes > 0) control.passes -= 1
    if (isFailing) control.failures -= 1
    if (isFailing && control.drop) return request.socket.destroy()
    if (isFailing && !control.lose) return answer(response, 500, { message: 'a failure that the test asked for' })
    const { baton, requests }: { baton?: string | null; requests: StreamRequest[] } = JSON.parse(body)
    for (const item of requests) {
      const [first] = item.type === 'batch' ? item.batch.steps : []
      if (first?.stmt.sql?.startsWith('BEGIN')) control.begins.push(first.stmt.sql)
    }
    const stream = baton ?? randomUUID()
    const sqlTexts = storedSql.get(stream) ?? new Map<number, string>()
    storedSql.set(stream, sqlTexts)
    const results = requests.map((item) => handle(database, item, sqlTexts))
    const closed = requests.some((item) => item.type === 'close')
    if (closed) storedSql.delete(stream)
    if (isFailing) return request.socket.destroy()
    answer(response, 200, { baton: closed ? null : stream, base_url: null, results })
  })
  // The worker keeps its connections open. If the server closes an idle one just as the worker uses it again, the
  // request is lost.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          database.close()
          resolve()
        })
      }),
  }
}

export function applyMigrations(database: Database.Database) {
  const folder = join(import.meta.dirname, '../../../migrations')
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    for (const statement of readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint'))
      database.exec(statement)
  }
}

function handle(database: Database.Database, request: StreamRequest, sqlTexts: Map<number, string>) {
  const ok = (response: object) => ({ type: 'ok', response: { type: request.type, ...response } })
  const textOf = ({ sql, sql_id }: { sql?: string; sql_id?: number }) => sql ?? sqlTexts.get(sql_id ?? -1) ?? ''
  try {
    switch (request.type) {
      case 'close':
        return ok({})
      case 'get_autocommit':
        return ok({ is_autocommit: !database.inTransaction })
      case 'store_sql':
        sqlTexts.set(request.sql_id, request.sql)
        return ok({})
      case 'close_sql':
        sqlTexts.delete(request.sql_id)
        return ok({})
      case 'sequence':
        database.exec(textOf(request))
        return ok({})
      case 'describe': {
        const statement = database.prepare(textOf(request))
        return ok({ result: { params: [], cols: [], is_explain: false, is_readonly: statement.readonly } })
      }
      case 'execute':
        return ok({ result: execute(database, request.stmt, textOf(request.stmt)) })
      case 'batch':
        return ok({ result: runBatch(database, request.batch.steps, textOf) })
    }
  } catch (error) {
    return { type: 'error', error: toError(error) }
  }
}

type Steps = Extract<StreamRequest, { type: 'batch' }>['batch']['steps']

function runBatch(database: Database.Database, steps: Steps, textOf: (stmt: Statement) => string) {
  const results: (object | null)[] = []
  const errors: (object | null)[] = []
  const holds = (condition: Condition): boolean => {
    switch (condition.type) {
      case 'ok':
        return results[condition.step] != null
      case 'error':
        return errors[condition.step] != null
      case 'not':
        return !holds(condition.cond)
      case 'and':
        return condition.conds.every(holds)
      case 'or':
        return condition.conds.some(holds)
      case 'is_autocommit':
        return !database.inTransaction
    }
  }
  for (const { condition, stmt } of steps) {
    let result: object | null = null
    let failure: object | null = null
    if (!condition || holds(condition)) {
      try {
        result = execute(database, stmt, textOf(stmt))
      } catch (error) {
        failure = toError(error)
      }
    }
    results.push(result)
    errors.push(failure)
  }
  return { step_results: results, step_errors: errors }
}

function execute(database: Database.Database, { args = [] }: Statement, sql: string) {
  const statement = database.prepare(sql).safeIntegers(true)
  const values = args.map(decode)
  if (!statement.reader) {
    const { changes, lastInsertRowid } = statement.run(values)
    return { cols: [], rows: [], affected_row_count: Number(changes), last_insert_rowid: String(lastInsertRowid) }
  }
  const cols = statement.columns().map(({ name, type }) => ({ name, decltype: type }))
  const rows = (statement.raw(true).all(values) as unknown[][]).map((row) => row.map(encode))
  return { cols, rows, affected_row_count: 0, last_insert_rowid: null }
}

function decode(value: Value): unknown {
  switch (value.type) {
    case 'null':
      return null
    case 'integer':
      return BigInt(value.value)
    case 'blob':
      return Buffer.from(value.base64, 'base64')
    default:
      return value.value
  }
}

function encode(value: unknown): Value {
  if (value === null || value === undefined) return { type: 'null' }
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) }
  if (typeof value === 'number') return { type: 'float', value }
  if (typeof value === 'string') return { type: 'text', value }
  return { type: 'blob', base64: Buffer.from(value as Uint8Array).toString('base64') }
}

function toError(error: unknown) {
  const { message, code } = error as Error & { code?: string }
  return { message, ...(code ? { code } : {}) }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
