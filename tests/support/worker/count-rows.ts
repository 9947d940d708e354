import type { D1Database, D1Result } from '@cloudflare/workers-types/experimental'
import { wrapD1 } from './wrap-d1.ts'

/** Rows as D1 bills them: of tables and of their indexes. */
export type Rows = { read: number; written: number }

/** A D1 database that adds up the rows that its statements read and write. */
export function countRows(database: D1Database): { db: D1Database; rows: Rows } {
  const rows: Rows = { read: 0, written: 0 }

  const add = <T>(result: D1Result<T>): D1Result<T> => {
    rows.read += result.meta.rows_read
    rows.written += result.meta.rows_written
    return result
  }
  const db = wrapD1(database, {
    of: (statement) => ({
      all: async () => add(await statement.all()),
      run: async () => add(await statement.run()),
      // D1 reports the rows only of `all`. No query outside a batch has two columns of one name.
      raw: async () => add(await statement.all()).results.map((row) => Object.values(row)),
      first: () => {
        throw new Error('The worker asks for the first row in another way.')
      },
    }),
    batch: async (statements) => (await database.batch(statements)).map(add),
  })
  return { db, rows }
}
