import { execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPendingOnTurso } from '#scripts/deploy/obstacles.ts'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { environment } from '#scripts/set-up/processes.mjs'
import journal from '../../migrations/meta/_journal.json'
import { type LibsqlServer, startLibsqlServer } from '../support/worker/libsql-server.ts'

let server: LibsqlServer
beforeAll(async () => {
  server = await startLibsqlServer({ migrate: false })
})
afterAll(() => server.close())

/** `npm run db:migrate:turso`, in the background, because the server that it talks to is in this process. */
async function migrate(variables: { TURSO_DATABASE_URL: string; TURSO_AUTH_TOKEN?: string }) {
  const script = join(projectFolder, 'scripts/deploy/migrate-turso.ts')
  const child = spawn(process.execPath, [script], { env: environment(variables), stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said: said.trim() }))
  })
}

async function ask(sql: string): Promise<{ value: string }[][]> {
  const response = await fetch(`${server.url}/v2/pipeline`, {
    method: 'POST',
    body: JSON.stringify({ requests: [{ type: 'execute', stmt: { sql } }, { type: 'close' }] }),
  })
  const body: { results: [{ response: { result: { rows: { value: string }[][] } } }] } = await response.json()
  return body.results[0].response.result.rows
}

test('a libSQL database gets every migration, and a second run changes nothing', async () => {
  const TURSO_DATABASE_URL = server.url
  expect(await findPendingOnTurso({ url: server.url })).toEqual([
    expect.stringMatching(
      /^Migrations are pending: the Turso database lacks .* Run npm run db:migrate:turso, then deploy\.$/,
    ),
  ])
  for (const _ of ['first', 'second']) {
    expect(await migrate({ TURSO_DATABASE_URL })).toEqual({ code: 0, said: 'The Turso database has all migrations.' })
    expect(await findPendingOnTurso({ url: server.url })).toEqual([])
    expect(await ask('pragma foreign_keys')).toMatchObject([[{ value: '1' }]])
  }
  await ask('alter table reading_position drop column heading')
  expect(await findPendingOnTurso({ url: server.url })).toEqual([
    'Migrations are pending: the Turso database lacks reading_position.heading. Run npm run db:migrate:turso, then deploy.',
  ])
})

test('a Turso database that cannot be migrated says why', async () => {
  let status = 200
  const other = createServer((_, response) => response.writeHead(status).end('<p>Hello'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
  const token = 'a token'
  try {
    expect(await migrate({ TURSO_DATABASE_URL: '' })).toEqual({
      code: 1,
      said: expect.stringMatching(/^TURSO_DATABASE_URL is not set\..*$/),
    })
    expect(await migrate({ TURSO_DATABASE_URL: 'adhyayan.turso.io', TURSO_AUTH_TOKEN: token })).toEqual({
      code: 1,
      said: expect.stringMatching(/^TURSO_DATABASE_URL is no address of a database: "adhyayan.turso.io".*$/),
    })
    expect(await findPendingOnTurso({ url: 'libsql://adhyayan.invalid' })).toEqual([
      expect.stringMatching(/^The server of libsql:\/\/adhyayan.invalid cannot be reached/),
    ])
    for (const [answer, authToken, sentence] of [
      [200, token, /^What answers at .* is no libSQL database/],
      [401, token, /^Turso refuses TURSO_AUTH_TOKEN/],
      [401, '', /^Turso wants a token/],
      [404, token, /^There is no database at/],
      [500, token, /answered with an error: Server returned HTTP status 500/],
    ] as const) {
      status = answer
      expect(await findPendingOnTurso({ url: origin, authToken })).toEqual([expect.stringMatching(sentence)])
    }
  } finally {
    other.close()
  }
})

test('each migration is younger than the one before: drizzle would leave out an older one', () => {
  const times = journal.entries.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].sort((one, other) => one - other))
})

test('the migrations say what the schema says', () => {
  const drizzleKit = join(projectFolder, 'node_modules/drizzle-kit/bin.cjs')
  const said = execFileSync(process.execPath, [drizzleKit, 'generate'], { cwd: projectFolder, encoding: 'utf8' })
  expect(said).toContain('No schema changes')
})
