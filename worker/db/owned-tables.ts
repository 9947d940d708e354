import { is } from 'drizzle-orm'
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from './schema.ts'

type OwnedTable = SQLiteTable & { userId: SQLiteColumn }

function isOwned(table: unknown): table is OwnedTable {
  return is(table, SQLiteTable) && 'userId' in table
}

/** Every table whose rows belong to a student. Derived from the schema, so it includes new tables. */
export const ownedTables: readonly OwnedTable[] = Object.values<unknown>(schema).filter(isOwned)
