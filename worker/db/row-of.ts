import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

type Row<Table extends SQLiteTable> = {
  [Key in keyof Table['$inferSelect']]: Table['$inferSelect'][Key] | SQL
}

/**
 * The values of a new row, for an `insert into ... select`. Drizzle writes the names of all columns, in the order of the
 * table; here they are given by name, in any order.
 */
export function rowOf<Table extends SQLiteTable>(table: Table, values: Row<Table>): SQL {
  const named: Record<string, unknown> = values
  const inOrder = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = named[key]
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`
  })
  return sql.join(inOrder, sql`, `)
}
