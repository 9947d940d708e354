// Serves the product for browser tests, with an empty database of its own: node tests/support/served/serve.ts PORT,
// followed by options for wrangler, such as --var NAME:value. With KEEP_DATABASE=yes the previous database is used.
// With --students the database holds thousands of new students, with --year one who has studied for a year.
import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { environment, stopWithChild } from '#scripts/set-up/processes.mjs'
import { emptyDatabase, migrateDatabase } from './local-database.ts'
import { storeStudents } from './store-students.ts'

const [port = '8799', ...args] = process.argv.slice(2)
const options = args.filter((arg) => arg !== '--year' && arg !== '--students')
const state = join(projectFolder, `.cache/e2e-state-${port}`)
const wrangler = join(projectFolder, 'node_modules/wrangler/bin/wrangler.js')
const env = environment({ CI: 'true' })

if (process.env.KEEP_DATABASE === 'yes') migrateDatabase(state)
else emptyDatabase(state)
if (args.includes('--students')) await storeStudents(state)
if (args.includes('--year')) {
  const script = join(projectFolder, 'tests/support/year/store-year.ts')
  execFileSync(process.execPath, [script, '--persist-to', state], { cwd: projectFolder, stdio: 'inherit', env })
}
stopWithChild(
  spawn(
    process.execPath,
    [
      wrangler,
      'dev',
      '--port',
      port,
      '--persist-to',
      state,
      '--show-interactive-dev-session=false',
      '--log-level',
      'warn',
      ...options,
    ],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    },
  ),
)
