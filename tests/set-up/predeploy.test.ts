import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Database from 'libsql'
import { afterEach, expect, test, vi } from 'vitest'
import { SITE } from '#content/site/facts.ts'
import { findMissingId, findPendingOnD1, findPlaceholders, findWrongHash } from '#scripts/deploy/obstacles.ts'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { environment } from '#scripts/set-up/processes.mjs'
import { applyMigrations } from '../support/worker/libsql-server.ts'

afterEach(() => vi.unstubAllEnvs())

test('a project that nobody has filled in is not deployed, and everything that is missing is said at once', () => {
  const script = join(projectFolder, 'scripts/deploy/check-deployment.ts')
  const { status, stderr } = spawnSync(process.execPath, [script], {
    env: environment({ TURSO_DATABASE_URL: 'nonsense' }),
    encoding: 'utf8',
  })
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    [
      'content/site/facts.ts has placeholders for origin, phones, emails, registration: put in those of your site.',
      expect.stringMatching(/^wrangler\.toml has the placeholder for the id of a D1 database, .* for Turso, take /),
      expect.stringMatching(/^TURSO_DATABASE_URL is no address of a database: "nonsense"/),
    ],
  ])
})

test('facts and an id that are filled in pass, and so does a configuration for Turso', () => {
  const own = { origin: 'https://padhai.com.np', emails: ['hello@padhai.com.np'], phones: ['+977 1 4000000'] }
  expect(findPlaceholders({ ...SITE, ...own, registration: 'Registration No. 4711' })).toEqual([])
  expect(findPlaceholders({ ...own, contributeUrl: 'https://forms.example.org/a' })).toEqual([
    'content/site/facts.ts has placeholders for contributeUrl: put in those of your site.',
  ])
  const d1 = { binding: 'DB', database_id: '3f0c1b52-6f0e-4c5a-9d5e-0d8f0a7c9f11' }
  expect(findMissingId({ d1_databases: [d1] })).toEqual([])
  expect(findMissingId({ d1_databases: [] })).toEqual([])
})

test('a misspelt PASSWORD_HASH is not deployed', () => {
  for (const vars of [{}, { PASSWORD_HASH: 'scrypt' }, { PASSWORD_HASH: 'pbkdf2' }])
    expect(findWrongHash({ vars })).toEqual([])
  expect(findWrongHash({ vars: { PASSWORD_HASH: 'bcrypt' } })).toEqual([
    'wrangler.toml has a mistake in [vars]. PASSWORD_HASH is "bcrypt". It must be scrypt or pbkdf2.',
  ])
})

/** Answers like Cloudflare's API for one D1 database. */
async function serveD1(database: Database.Database) {
  const server = createServer(async (request, response) => {
    const { sql }: { sql: string } = JSON.parse(await text(request))
    const result = [{ results: database.prepare(sql).all(), success: true, meta: {} }]
    response.end(JSON.stringify({ success: true, errors: [], messages: [], result }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', `http://127.0.0.1:${typeof address === 'object' && address?.port}/client/v4`)
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'account')
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token')
  return server
}

test('pending migrations of the remote D1 are found by the schema that it has', async () => {
  const database = new Database(':memory:')
  const server = await serveD1(database)
  try {
    const sentence =
      /^Migrations are pending: the D1 database lacks user\.id, .* Run npm run db:migrate:remote, then deploy\.$/
    expect(await findPendingOnD1('DB')).toEqual([expect.stringMatching(sentence)])
    applyMigrations(database)
    expect(await findPendingOnD1('DB')).toEqual([])
  } finally {
    server.close()
    database.close()
  }
})

test('a D1 database that cannot be asked is not taken for one with all migrations', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', '')
  vi.stubEnv('XDG_CONFIG_HOME', join(projectFolder, '.cache/no-sign-in'))
  vi.stubEnv('HOME', join(projectFolder, '.cache/no-sign-in'))
  await expect(findPendingOnD1('DB')).rejects.toThrow('CLOUDFLARE_API_TOKEN')
})
