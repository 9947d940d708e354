// npm run db:sample: stores a student with a year of study in the local database. Its arguments go to wrangler, such as
// --persist-to FOLDER.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { environment, fileOf } from '#scripts/set-up/processes.mjs'
import * as schema from '#worker/db/schema.ts'
import { hashPassword } from '#worker/password/passwords.ts'
import { PASSWORD } from '../worker/every-procedure.ts'
import { insertSql } from './insert-sql.ts'
import { YEAR_EMAIL, yearOfStudy } from './year-of-study.ts'

const ID = 'student-with-a-year'

const now = Date.now()
const tables: Record<string, SQLiteTable> = schema
const user = {
  id: ID,
  email: YEAR_EMAIL,
  passwordHash: await hashPassword(PASSWORD, 'scrypt'),
  displayName: 'Asha Kumari Gurung',
  createdAt: now,
}
const inserts = Object.entries({ user: [user], ...yearOfStudy(ID, now) }).map(([name, rows]) => {
  const table = tables[name]
  if (!table) throw new Error(`The schema has no table ${name}.`)
  return insertSql(table, rows)
})
const file = join(projectFolder, '.cache/sample-student.sql')
mkdirSync(join(projectFolder, '.cache'), { recursive: true })
writeFileSync(file, `delete from "user" where "id" = '${ID}';\n${inserts.join('\n')}\n`)

const runWrangler = (...args: string[]) =>
  execFileSync(process.execPath, [fileOf('wrangler'), 'd1', ...args, '--local', ...process.argv.slice(2)], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment({ CI: 'true' }),
  })
runWrangler('migrations', 'apply', 'DB')
runWrangler('execute', 'DB', '--file', file)
console.log(`Stored a student with a year of study: ${YEAR_EMAIL}, password "${PASSWORD}".`)
