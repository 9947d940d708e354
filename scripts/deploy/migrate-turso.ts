// npm run db:migrate:turso: applies the migrations that a Turso database does not have yet.
import { join } from 'node:path'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { projectFolder } from '../set-up/files.mjs'
import { giveUp } from '../set-up/machine.mjs'
import { describeFailure, findTurso, openTurso } from './turso.ts'

const turso = findTurso(process.env)
if (!turso) {
  giveUp(
    'TURSO_DATABASE_URL is not set. Run this as TURSO_DATABASE_URL=... TURSO_AUTH_TOKEN=... npm run db:migrate:turso; `turso db show NAME --url` and `turso db tokens create NAME` print the two.',
  )
}
try {
  await migrate(openTurso(turso), { migrationsFolder: join(projectFolder, 'migrations') })
  console.log('The Turso database has all migrations.')
} catch (error) {
  giveUp(describeFailure(error, turso))
}
