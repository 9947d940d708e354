// The build command of wrangler: makes only what is missing or old, so that `wrangler dev` alone runs the product.
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

/** The tables of the local database. A deployed one is migrated by `npm run db:migrate:remote` or `db:migrate:turso`. */
function ensureLocalTables() {
  // Without the binding, the database is the one on Turso that .dev.vars names.
  if (!/^\[\[d1_databases\]\]/m.test(readIfThere(join(projectFolder, 'wrangler.toml')))) return
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
