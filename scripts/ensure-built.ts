// The build command of wrangler: makes what is missing or old, and nothing else. `wrangler dev` alone so runs the product.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, hashSources, stampFile } from './build.ts'
import { exitWithMistakes } from './content/mistakes.ts'
import { hashOf, projectFolder } from './set-up/files.ts'

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

async function ensureBuilt() {
  if (read(stampFile) === hashSources() && existsSync(join(projectFolder, 'dist/index.html'))) return
  console.log('Building the content and the app...')
  await build()
}

/** The tables of the local database; a deployed one is migrated by `npm run db:migrate:remote` or `db:migrate:turso`. */
function ensureLocalTables() {
  const stamp = join(projectFolder, '.wrangler/state/migrated')
  const current = hashOf(['migrations'])
  if (read(stamp) === current) return
  console.log('Applying the migrations to the local database...')
  const wrangler = join(projectFolder, 'node_modules/wrangler/bin/wrangler.js')
  execFileSync(process.execPath, [wrangler, 'd1', 'migrations', 'apply', 'DB', '--local'], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
  })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
}

try {
  await ensureBuilt()
  if (process.env.WRANGLER_COMMAND !== 'deploy') ensureLocalTables()
} catch (error) {
  exitWithMistakes(error, 'nothing was built.')
}
