import { getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '#worker/db/client.ts'
import { ownedTables } from '#worker/db/owned-tables.ts'

type Student = { id: string; email: string }
export type Planted = Map<string, Record<string, unknown>>

/** A time that no other row has by chance. */
export const PLANTED_TIME = Date.UTC(2026, 0, 2, 3, 4, 5, 678)

/**
 * Makes one row of the student in every table with a user_id, with something in every column: texts that name their
 * column and their student. New tables are included; a table whose rows cannot be made from its schema alone fails.
 * Returns the rows by table.
 */
export async function plantEverywhere(db: Database, student: Student): Promise<Planted> {
  const planted: Planted = new Map()
  const waiting = new Set<SQLiteTable>(ownedTables)
  while (waiting.size > 0) {
    const ready = [...waiting].filter((table) => parentsOf(table).every((parent) => !waiting.has(parent)))
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.')
    for (const table of ready) {
      const row = makeRow(table, student, planted)
      await db
        .insert(table)
        .values(row)
        .onConflictDoUpdate({ target: primaryKeyOf(table), set: row })
      planted.set(getTableName(table), row)
      waiting.delete(table)
    }
  }
  return planted
}

function parentsOf(table: SQLiteTable): SQLiteTable[] {
  const parents = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable)
  return parents.filter((parent) => parent !== table && ownedTables.some((owned) => owned === parent))
}

function primaryKeyOf(table: SQLiteTable): SQLiteColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}

function makeRow(table: SQLiteTable, student: Student, planted: Planted): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [property, column] of Object.entries(table)) {
    if (getTableConfig(table).columns.includes(column)) row[property] = makeValue(table, column, student, planted)
  }
  return row
}

function makeValue(table: SQLiteTable, column: SQLiteColumn, student: Student, planted: Planted): unknown {
  if (column.name === 'user_id') return student.id
  if (column.name === 'email') return student.email
  const parent = findParent(table, column, planted)
  if (parent !== undefined) return parent
  switch (column.dataType) {
    case 'string':
      return column.enumValues?.[0] ?? `${getTableName(table)}.${column.name} of ${student.id}`
    case 'json':
      return [`${getTableName(table)}.${column.name} of ${student.id}`]
    case 'boolean':
      return true
    case 'number':
      return isTime(column) ? PLANTED_TIME : 7
    default:
      throw new Error(`Nothing to plant in ${getTableName(table)}.${column.name}: say what.`)
  }
}

/** Our names of time columns: `..._at` and a few others. */
function isTime({ name }: SQLiteColumn): boolean {
  return /_at$|^timestamp$|^last_(accessed|activity|updated)$/.test(name)
}

function findParent(table: SQLiteTable, column: SQLiteColumn, planted: Planted): unknown {
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = key.reference()
    const target = foreignColumns[columns.indexOf(column)]
    if (!target) continue
    const property = Object.entries(foreignTable).find(([, value]) => value === target)?.[0] ?? ''
    return planted.get(getTableName(foreignTable))?.[property]
  }
  return undefined
}
