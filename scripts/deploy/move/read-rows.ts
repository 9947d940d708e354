import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import type { MovedTable } from './tables.ts'

/** Values in the order of the table's columns, as the database has them. */
export type Row = unknown[]

const FIRST_PAGE = 20
const PAGE_MAX = 1_000
/** Characters. A profile picture alone can have a million, so the next page has fewer rows after a large one. */
const PAGE_SIZE = 500_000

/** All rows of a table in pages, in the order of its key, so that a page costs the same at any place. */
export async function* readPages(db: Database, { name, columns, key }: MovedTable): AsyncGenerator<Row[]> {
  const keyColumns = listNames(key)
  let limit = FIRST_PAGE
  let after: SQL | null = null
  for (;;) {
    const condition: SQL = after ? sql`where (${keyColumns}) > (${after})` : sql``
    const found = await db.all<Record<string, unknown>>(
      sql`select ${listNames(columns)} from ${sql.identifier(name)} ${condition} order by ${keyColumns} limit ${sql.raw(String(limit))}`,
    )
    const last = found.at(-1)
    if (!last) return
    const rows = found.map((row) => columns.map((column) => row[column] ?? null))
    yield rows
    if (found.length < limit) return
    after = sql.join(
      key.map((column) => sql`${last[column]}`),
      sql`, `,
    )
    limit = Math.max(1, Math.min(PAGE_MAX, Math.floor((limit * PAGE_SIZE) / sizeOf(rows))))
  }
}

/** Roughly the characters of the rows as they are sent. */
export function sizeOf(rows: readonly Row[]): number {
  return JSON.stringify(rows).length
}

function listNames(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
}

/** The number of rows, and a SHA-256 of all their values in the order of the key. */
export type Sum = { count: number; checksum: string }

export async function sumTable(db: Database, table: MovedTable): Promise<Sum> {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of readPages(db, table)) {
    for (const row of rows) hash.update(JSON.stringify(row)).update('\n')
    count += rows.length
  }
  return { count, checksum: hash.digest('hex').slice(0, 16) }
}
