import { sql } from 'drizzle-orm'
import { countOf } from '#domain/numbers.ts'
import type { Database } from '#worker/db/client.ts'
import { checkSchema } from '#worker/db/schema-check.ts'
import type { Opened } from '../open-database.ts'
import { type Row, readPages, sizeOf, sumTable } from './read-rows.ts'
import { listTables, type MovedTable } from './tables.ts'

type End = Pick<Opened, 'db' | 'name'>

/** Why a move was refused, or did not succeed, in a sentence for the operator. */
export class NotMoved extends Error {
  override readonly name = 'NotMoved'
}

/**
 * Copies every row of one database into another, which must be empty, and compares the two.
 *
 * @throws NotMoved
 */
export async function moveDatabase(from: End, to: End, print: (line: string) => void): Promise<void> {
  const tables = listTables()
  for (const { db, name } of [from, to]) {
    const [missing] = await checkSchema(db)
    if (missing) throw new NotMoved(`Migrations are pending: ${name} lacks ${missing}. Nothing was copied.`)
  }
  const filled = await findRows(to.db, tables)
  if (filled) throw new NotMoved(`${to.name} has rows in the table ${filled}, and must be empty. Nothing was copied.`)

  for (const table of tables) for await (const rows of readPages(from.db, table)) await insert(to.db, table, rows)

  const different: string[] = []
  for (const table of tables) {
    const [before, after] = [await sumTable(from.db, table), await sumTable(to.db, table)]
    const isSame = before.count === after.count && before.checksum === after.checksum
    if (!isSame) different.push(table.name)
    const there = isSame ? 'the same' : `${countOf(after.count, 'row')}, ${after.checksum}`
    print(
      `${isSame ? 'ok  ' : 'DIFF'} ${table.name}: ${countOf(before.count, 'row')}, ${before.checksum}; copied: ${there}`,
    )
  }
  if (different.length > 0)
    throw new NotMoved(
      `${from.name} and its copy differ in ${different.join(', ')}. Did students still write? Stop the site, empty the copy, and move again.`,
    )
}

/** The first table with rows. */
async function findRows(db: Database, tables: readonly MovedTable[]): Promise<string | null> {
  for (const { name } of tables) {
    const found = await db.all(sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (found.length > 0) return name
  }
  return null
}

/** D1 takes at most so many values in a statement. */
const VALUES_MAX = 100
/** D1 refuses a batch that takes too long, and a request that is too large. */
const BATCH_STATEMENTS = 50
const BATCH_SIZE = 1_000_000

async function insert(db: Database, table: MovedTable, rows: readonly Row[]): Promise<void> {
  const each = Math.max(1, Math.floor(VALUES_MAX / table.columns.length))
  let batch: ReturnType<typeof toInsert>[] = []
  let size = 0
  const flush = async () => {
    const [first, ...rest] = batch
    if (first) await db.batch([first, ...rest])
    batch = []
    size = 0
  }
  for (let at = 0; at < rows.length; at += each) {
    const some = rows.slice(at, at + each)
    if (batch.length === BATCH_STATEMENTS || size + sizeOf(some) > BATCH_SIZE) await flush()
    batch.push(toInsert(db, table, some))
    size += sizeOf(some)
  }
  await flush()
}

/** The values are written as they were read. Drizzle would write those of some columns in its own way. */
function toInsert(db: Database, { table, properties }: MovedTable, rows: readonly Row[]) {
  const toValues = (row: Row) => Object.fromEntries(properties.map((property, at) => [property, sql`${row[at]}`]))
  return db.insert(table).values(rows.map(toValues))
}
