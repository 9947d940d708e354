import { getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'

/** Writes rows as SQL for a command that reads a file. Columns that a row does not have get their defaults. */
export function insertSql(table: SQLiteTable, rows: readonly Record<string, unknown>[]): string {
  const { columns } = getTableConfig(table)
  const byProperty = Object.entries(table).filter(([, column]) => columns.includes(column))
  return rows
    .map((row) => {
      const given = byProperty.filter(([property]) => row[property] !== undefined)
      const names = given.map(([, column]) => `"${column.name}"`)
      const values = given.map(([property, column]) => {
        const value = row[property]
        return literal(value === null ? null : column.mapToDriverValue(value))
      })
      return `insert into "${getTableName(table)}" (${names.join(', ')}) values (${values.join(', ')});`
    })
    .join('\n')
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}
