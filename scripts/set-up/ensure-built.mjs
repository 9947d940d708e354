// The build command of wrangler: makes what is missing or old, and nothing else. `wrangler dev` alone so runs the product.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isBuilt } from './built.mjs'
import { hashOf, projectFolder, readIfThere } from './files.mjs'
import { run } from './processes.mjs'

function ensureBuilt() {
  if (isBuilt()) return
  console.log('Building the content and the app...')
  if (run('scripts/build.ts') !== 0) process.exit(1)
}

/** The tables of the local database; a deployed one is migrated by `npm run db:migrate:remote` or `db:migrate:turso`. */
function ensureLocalTables() {
  const stamp = join(projectFolder, '.wrangler/state/migrated')
  const current = hashOf(['migrations'])
  if (readIfThere(stamp) === current) return
  console.log('Applying the migrations to the local database...')
  const status = run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local'], {
    env: { CI: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
}

ensureBuilt()
if (process.env.WRANGLER_COMMAND !== 'deploy') ensureLocalTables()
