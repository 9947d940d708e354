import { is, sql } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'
import * as schema from './schema.ts'

const tables = Object.values(schema).flatMap((table) => (is(table, SQLiteTable) ? [getTableConfig(table)] : []))

/** What the worker needs from its database: columns as `table.column`, and indexes. */
const needed = tables.flatMap(({ name, columns, indexes }) => [
  ...columns.map((column) => `${name}.${column.name}`),
  ...columns.flatMap((column) => (column.isUnique && column.uniqueName ? [column.uniqueName] : [])),
  ...indexes.map((index) => index.config.name),
])

/** Lists what a database has, in the same form. */
export const LIST_SCHEMA = `
  select t.name || '.' || c.name as name from sqlite_master t join pragma_table_info(t.name) c
  where t.type = 'table' and t.name in (${tables.map(({ name }) => `'${name}'`).join(', ')})
  union all select name from sqlite_master where type = 'index'`

/**
 * What a database lacks because migrations are pending. It looks at the schema itself, because wrangler and drizzle
 * record applied migrations in two different tables, and somebody may apply them with neither.
 */
export function findMissing(found: { name: string }[]): string[] {
  const names = new Set(found.map(({ name }) => name))
  return needed.filter((name) => !names.has(name))
}

export async function checkSchema(db: Database): Promise<string[]> {
  return findMissing(await db.all<{ name: string }>(sql.raw(LIST_SCHEMA)))
}
