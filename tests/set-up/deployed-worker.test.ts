import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { makeNotices } from '#scripts/content/notices.ts'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { environment } from '#scripts/set-up/processes.mjs'

/** Few students need it: it is loaded when the first request about passkeys arrives (worker/passkeys). */
const LOADED_LATER = ['@simplewebauthn/server', '@simplewebauthn/server/helpers']

/** The worker as `wrangler deploy` would upload it, or as `wrangler dev` would run it; maybe without some packages. */
function bundle(NODE_ENV: string | undefined, without: string[] = []) {
  const folder = join(projectFolder, '.cache/deployed-worker')
  const config = join(folder, 'wrangler.toml')
  const nothing = join(folder, 'nothing.js')
  mkdirSync(folder, { recursive: true })
  writeFileSync(nothing, '')
  // The options of the worker's bundle come before the first table of wrangler.toml. The build command and the files
  // are in tables.
  const [settings = ''] = readFileSync(join(projectFolder, 'wrangler.toml'), 'utf8').split('\n[')
  const main = JSON.stringify(join(projectFolder, 'worker/index.ts'))
  const alias = without.map((name) => `${JSON.stringify(name)} = ${JSON.stringify(nothing)}`)
  writeFileSync(
    config,
    [settings.replace('main = "worker/index.ts"', () => `main = ${main}`), '[alias]', ...alias].join('\n'),
  )
  const wrangler = join(projectFolder, 'node_modules/wrangler/bin/wrangler.js')
  execFileSync(
    process.execPath,
    [wrangler, 'deploy', '--dry-run', '--config', config, '--outdir', folder, '--metafile'],
    {
      cwd: folder,
      stdio: 'ignore',
      env: environment({ NODE_ENV }),
    },
  )
  const { inputs }: { inputs: object } = JSON.parse(readFileSync(join(folder, 'bundle-meta.json'), 'utf8'))
  const code = readFileSync(join(folder, 'index.js'), 'utf8')
  return {
    code,
    inputs: Object.keys(inputs),
    kibibytes: Buffer.byteLength(code) / 1024,
    gzipped: gzipSync(code).length / 1024,
  }
}

test('a deployed worker is small, has its packages in the notices, and does not hold the mailbox of development', () => {
  const marks = ['Mailbox of this development server', 'No letters yet', '<p>To ']
  const { code: development } = bundle('development')
  expect(marks.filter((mark) => development.includes(mark))).toEqual(marks)
  const deployed = bundle(undefined)
  expect(deployed.code).toContain('/dev/mail')
  expect(marks.filter((mark) => deployed.code.includes(mark))).toEqual([])
  const listed = JSON.stringify(makeNotices().page)
  const bundled = new Set(deployed.inputs.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []))
  expect(bundled.size).toBeGreaterThan(10)
  expect([...bundled].filter((name) => !listed.includes(`"${name} `))).toEqual([])

  // Starting the worker means parsing it: what every request needs had 521 KiB (167 gzipped) in November 2026. What is
  // loaded later had 328 KiB (92 gzipped), and is only read over (docs/decisions/signing-in.md).
  const everyRequest = bundle(undefined, LOADED_LATER)
  expect(everyRequest.kibibytes).toBeLessThan(530)
  expect(everyRequest.gzipped).toBeLessThan(168)
  expect(deployed.kibibytes - everyRequest.kibibytes).toBeLessThan(340)
  expect(deployed.gzipped - everyRequest.gzipped).toBeLessThan(96)
})

test('staging is a Worker and a database of its own, and like production in all else', () => {
  const config = join(projectFolder, 'wrangler.toml')
  const [production, staging] = [unstable_readConfig({ config }), unstable_readConfig({ config, env: 'staging' })]
  expect([production.name, staging.name]).toEqual(['adhyayan', 'adhyayan-staging'])
  const [own] = staging.d1_databases
  const [other] = production.d1_databases
  expect(own).toMatchObject({ binding: other?.binding, migrations_dir: other?.migrations_dir })
  expect(own?.database_name).not.toBe(other?.database_name)
  for (const key of [
    'main',
    'assets',
    'build',
    'placement',
    'triggers',
    'observability',
    'compatibility_date',
  ] as const)
    expect([key, staging[key]]).toEqual([key, production[key]])
})

test('the platform logs no request by itself, only what the worker writes', () => {
  const { observability } = unstable_readConfig({ config: join(projectFolder, 'wrangler.toml') })
  // A mistyped key is not in the list, and would leave the default.
  expect(observability).toEqual({
    enabled: true,
    redact_query_string: true,
    logs: { enabled: true, invocation_logs: false },
  })
})
