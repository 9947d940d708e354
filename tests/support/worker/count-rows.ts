import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types/experimental'

/** Rows as D1 bills them: of tables and of their indexes. */
export type Rows = { read: number; written: number }

/** A D1 database that adds up the rows that its statements read and write. */
export function countRows(database: D1Database): { db: D1Database; rows: Rows } {
  const rows: Rows = { read: 0, written: 0 }
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  const add = <T>(result: D1Result<T>): D1Result<T> => {
    rows.read += result.meta.rows_read
    rows.written += result.meta.rows_written
    return result
  }
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: async () => add(await statement.all()),
      run: async () => add(await statement.run()),
      // D1 reports the rows only of `all`. No query outside a batch has two columns of one name.
      raw: async () => add(await statement.all()).results.map((row) => Object.values(row)),
      first: () => {
        throw new Error('The worker asks for the first row in another way.')
      },
    } as unknown as D1PreparedStatement
    originals.set(wrapped, statement)
    return wrapped
  }
  const originalOf = (statement: D1PreparedStatement) => {
    const original = originals.get(statement)
    if (!original) throw new Error('A statement of another database.')
    return original
  }
  const db = {
    prepare: (query: string) => wrap(database.prepare(query)),
    batch: async (statements: D1PreparedStatement[]) => (await database.batch(statements.map(originalOf))).map(add),
  } as unknown as D1Database
  return { db, rows }
}
