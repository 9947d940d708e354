import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { environment } from '#scripts/set-up/processes.mjs'

/** Brings the local database in `state`, a folder of wrangler's, up to date. */
export function migrateDatabase(state: string): void {
  const wrangler = join(projectFolder, 'node_modules/wrangler/bin/wrangler.js')
  const args = [wrangler, 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state]
  const env = environment({ CI: 'true' })
  execFileSync(process.execPath, args, { cwd: projectFolder, stdio: ['ignore', 'ignore', 'inherit'], env })
}

/**
 * Makes a database in `state` with all tables and no rows. Wrangler takes eight seconds for the migrations, and five
 * servers start in one run of the tests, so they are applied once and the result is copied.
 */
export function emptyDatabase(state: string): void {
  const empty = join(projectFolder, `.cache/empty-database-${hashMigrations()}`)
  if (!existsSync(empty)) {
    const draft = `${empty}-${process.pid}`
    migrateDatabase(draft)
    // Another server may have started at the same time.
    if (existsSync(empty)) rmSync(draft, { recursive: true })
    else renameSync(draft, empty)
  }
  rmSync(state, { recursive: true, force: true })
  cpSync(empty, state, { recursive: true })
}

function hashMigrations(): string {
  const folder = join(projectFolder, 'migrations')
  const hash = createHash('sha256')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
