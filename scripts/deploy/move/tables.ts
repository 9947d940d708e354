import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '#worker/db/schema.ts'

/** A table, with the names of its columns in the database and in the code, both in one order. */
export type MovedTable = { table: SQLiteTable; name: string; columns: string[]; properties: string[]; key: string[] }

/** Every table of the schema. One that others refer to comes before them, as foreign keys demand. */
export function listTables(): MovedTable[] {
  const waiting = new Set<SQLiteTable>(Object.values(schema).filter((table) => is(table, SQLiteTable)))
  const ordered: MovedTable[] = []
  while (waiting.size > 0) {
    const ready = [...waiting].filter((table) => parentsOf(table).every((parent) => !waiting.has(parent)))
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.')
    for (const table of ready) waiting.delete(table)
    ordered.push(...ready.map(toMoved).sort((one, other) => (one.name < other.name ? -1 : 1)))
  }
  return ordered
}

function parentsOf(table: SQLiteTable): SQLiteTable[] {
  const parents = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable)
  return parents.filter((parent) => parent !== table)
}

function toMoved(table: SQLiteTable): MovedTable {
  const { name, columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  const properties = Object.entries(getTableColumns(table))
  return {
    table,
    name,
    columns: properties.map(([, column]) => column.name),
    properties: properties.map(([property]) => property),
    key: key.map((column) => column.name),
  }
}
