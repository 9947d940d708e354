import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { is, sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTurso } from '#scripts/deploy/turso.ts'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { type FoundTable, fillTables, type Row, readRows, readTables } from '#tests/support/worker/fill-any-version.ts'
import { type Database, openDatabase } from '#worker/db/client.ts'
import * as schema from '#worker/db/schema.ts'
import { checkSchema } from '#worker/db/schema-check.ts'
import type { Env } from '#worker/env.ts'
import journal from '../../migrations/meta/_journal.json'

const FOLDER = join(projectFolder, 'migrations')
const TAGS = journal.entries.map(({ tag }) => tag)
/** The number of migrations that a database of each version has. The last one lacks only the newest. */
const VERSIONS = TAGS.slice(1).map((_, at) => at + 1)

const TABLES = Object.values(schema).filter((table) => is(table, SQLiteTable))

/** What migrations change on purpose in rows from before them. */
const CHANGED: { by: string; table: string; columns: string[] }[] = [
  { by: '0011_points_and_study_time', table: 'stats', columns: ['marks_earned', 'total_study_time'] },
]
/** Rows that a migration adds. */
const ADDED = [{ by: '0004_study_limits_and_resets', table: 'subject_stats' }]

const state = mkdtempSync(join(tmpdir(), 'adhyayan-versions-'))
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    workers: [
      {
        name: 'worker',
        modules: true,
        script: 'export default {}',
        compatibilityDate: '2026-11-01',
        d1Databases: ['new', ...VERSIONS.map((version) => `from${version}`)],
      },
    ],
  }),
)
beforeAll(() => miniflare.ready)
afterAll(async () => {
  await miniflare.dispose()
  rmSync(state, { recursive: true })
})

type Opened = { db: Database; migrateTo: (version: number) => Promise<void> }

/** The statements of the migrations, in one batch for speed. */
async function openD1(name: string): Promise<Opened> {
  const db = openDatabase({ DB: await miniflare.getD1Database(name) } as unknown as Env)
  let applied = 0
  return {
    db,
    migrateTo: async (version) => {
      const statements = TAGS.slice(applied, version).flatMap((tag) =>
        readFileSync(join(FOLDER, `${tag}.sql`), 'utf8').split('--> statement-breakpoint'),
      )
      const [first, ...rest] = statements.map((statement) => db.run(sql.raw(statement)))
      if (first) await db.batch([first, ...rest])
      applied = version
    },
  }
}

/** As `npm run db:migrate:turso` does it, with a folder that ends earlier. */
async function openLibsql(name: string): Promise<Opened> {
  const db = openTurso({ url: `file:${join(state, `${name}.db`)}` })
  return {
    db: db as Database,
    migrateTo: async (version) => {
      const migrationsFolder = join(state, `migrations-${version}`)
      mkdirSync(join(migrationsFolder, 'meta'), { recursive: true })
      for (const tag of TAGS.slice(0, version)) cpSync(join(FOLDER, `${tag}.sql`), join(migrationsFolder, `${tag}.sql`))
      const entries = journal.entries.slice(0, version)
      writeFileSync(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
      await migrate(db, { migrationsFolder })
    },
  }
}

const listSchema = (db: Database) =>
  db.all(sql`select type, name, sql from sqlite_master where name not glob '_cf_*' and name not glob 'sqlite_*'
    and name not glob '__drizzle*' order by name`)

/** A row with its columns of before, without those that later migrations change. */
function pickKept(row: Row, { name, columns }: FoundTable, version: number): Row {
  const later = TAGS.slice(version)
  const changed = CHANGED.filter((one) => one.table === name && later.includes(one.by)).flatMap((one) => one.columns)
  return Object.fromEntries(
    columns.filter((column) => !changed.includes(column.name)).map((column) => [column.name, row[column.name] ?? null]),
  )
}

describe.each([
  ['D1', openD1],
  ['libSQL', openLibsql],
] as const)('on %s', (_, open) => {
  let today: unknown[]
  beforeAll(async () => {
    const { db, migrateTo } = await open('new')
    await migrateTo(TAGS.length)
    today = await listSchema(db)
  })

  test.each(VERSIONS.map((version) => [TAGS[version - 1], version] as const))(
    'a full database of the version %s keeps its rows when it gets all later migrations',
    async (_tag, version) => {
      const { db, migrateTo } = await open(`from${version}`)
      await migrateTo(version)
      const tables = await readTables(db)
      expect(tables.length).toBeGreaterThan(3)
      const before = await fillTables(db, tables)
      await migrateTo(TAGS.length)

      expect(await listSchema(db)).toEqual(today)
      expect(await checkSchema(db)).toEqual([])
      expect(await db.all(sql`pragma foreign_key_check`)).toEqual([])
      const later = TAGS.slice(version)
      const after = await readRows(db, tables)
      for (const table of tables) {
        const kept = (after.get(table.name) ?? []).map((row) => pickKept(row, table, version))
        const expected = (before.get(table.name) ?? []).map((row) => pickKept(row, table, version))
        const isAddedTo = ADDED.some(({ by, table: name }) => name === table.name && later.includes(by))
        expect([table.name, kept]).toEqual([table.name, isAddedTo ? expect.arrayContaining(expected) : expected])
      }
      // The worker can read them.
      const [first, ...rest] = TABLES.map((table) => db.select().from(table))
      if (first) await db.batch([first, ...rest])
      await db.delete(schema.user)
      expect(await db.select().from(schema.studySession)).toEqual([])
    },
  )
})
