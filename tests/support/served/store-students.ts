import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { profile, session, user } from '#worker/db/schema.ts'
import { hashToken } from '#worker/session/tokens.ts'
import { hashCheaply } from '../worker/cheap-hash.ts'
import { insertSql } from '../year/insert-sql.ts'
import { PASSWORD, preparedStudent, STUDENTS } from './prepared-student.ts'

const LIFE_MS = 30 * 24 * 60 * 60_000

/**
 * Stores students who are already signed in. Hashing the password of a new one takes the worker a fifth of a second, in
 * which it answers nobody, and nearly every browser test needs a new student. `state` is the folder of wrangler's local
 * databases.
 */
export async function storeStudents(state: string): Promise<void> {
  const now = Date.now()
  const students = Array.from({ length: STUDENTS }, (_, number) => preparedStudent(number))
  const passwordHash = hashCheaply(PASSWORD)
  const rows = [
    insertSql(
      user,
      students.map(({ id, email }) => ({ id, email, passwordHash, createdAt: now })),
    ),
    insertSql(
      profile,
      students.map(({ id, fullName = null, gradeLevel = null }) => ({
        userId: id,
        fullName,
        gradeLevel,
        createdAt: now,
        updatedAt: now,
      })),
    ),
    insertSql(
      session,
      students.map(({ id, token }) => ({
        id: hashToken(token),
        userId: id,
        expiresAt: now + LIFE_MS,
        createdAt: now,
        lastUsedAt: now,
      })),
    ),
  ]
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject')
  const file = readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  if (!file) throw new Error(`There is no database in ${folder}.`)
  const database = createClient({ url: `file:${join(folder, file)}` })
  await database.executeMultiple(`begin;\n${rows.join('\n')}\ncommit;`)
  database.close()
}
