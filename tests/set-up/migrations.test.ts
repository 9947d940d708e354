import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '../../scripts/set-up/files.mjs'
import * as schema from '../../worker/db/schema.ts'
import { type LibsqlServer, startLibsqlServer } from '../support/worker/libsql-server.ts'

const drizzleKit = `${projectFolder}/node_modules/drizzle-kit/bin.cjs`
const TABLES = Object.values(schema).flatMap((table) => (is(table, SQLiteTable) ? getTableName(table) : []))

let server: LibsqlServer
beforeAll(async () => {
  server = await startLibsqlServer({ migrate: false })
})
afterAll(() => server.close())

/** Runs in the background: the server that it talks to is in this process. */
async function migrate() {
  const child = spawn(process.execPath, [drizzleKit, 'migrate'], {
    cwd: projectFolder,
    env: { ...process.env, TURSO_DATABASE_URL: server.url },
    stdio: 'ignore',
  })
  const [code] = await once(child, 'exit')
  return code
}

async function ask(sql: string): Promise<{ value: string }[][]> {
  const response = await fetch(`${server.url}/v2/pipeline`, {
    method: 'POST',
    body: JSON.stringify({ requests: [{ type: 'execute', stmt: { sql } }, { type: 'close' }] }),
  })
  const body: { results: [{ response: { result: { rows: { value: string }[][] } } }] } = await response.json()
  return body.results[0].response.result.rows
}

test('a libSQL database gets every table, and a second run changes nothing', async () => {
  expect(await migrate()).toBe(0)
  const names = (await ask("select name from sqlite_master where type = 'table'")).map(([name]) => name?.value)
  expect(names).toEqual(expect.arrayContaining(TABLES))
  expect(await ask('pragma foreign_keys')).toMatchObject([[{ value: '1' }]])
  expect(await migrate()).toBe(0)
}, 60_000)

test('the migrations say what the schema says', () => {
  const said = execFileSync(process.execPath, [drizzleKit, 'generate'], { cwd: projectFolder, encoding: 'utf8' })
  expect(said).toContain('No schema changes')
}, 60_000)
