import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { projectFolder } from '#scripts/set-up/files.mjs'
import type { Run } from './fill-tables.ts'
import { openTables, serveWorker } from './served-worker.ts'

/**
 * A D1 database in a folder of this name, filled before it is served. Its SQLite file is written directly, because
 * through D1 a million rows take minutes.
 */
export async function fillDatabase<T>(name: string, script: string, fill: (run: Run) => Promise<T>) {
  const storage = join(projectFolder, '.cache/bench', name)
  rmSync(storage, { recursive: true, force: true })
  mkdirSync(storage, { recursive: true })
  const worker = await serveWorker({ script, storage })
  await openTables(worker.miniflare)
  await worker.close()
  return { storage, filled: await openFile(storage, fill) }
}

/** Opens the SQLite file of a database that is not served now. */
export async function openFile<T>(storage: string, work: (run: Run) => Promise<T>): Promise<T> {
  const file = readdirSync(storage, { recursive: true, encoding: 'utf8' }).find((path) =>
    /D1.*[0-9a-f]\.sqlite$/.test(path),
  )
  if (!file) throw new Error(`There is no database in ${storage}.`)
  const database = new Database(join(storage, file))
  const run: Run = async (sql) => {
    const statement = database.prepare(sql)
    if (statement.reader) return statement.all() as Record<string, unknown>[]
    statement.run()
    return []
  }
  try {
    database.exec('pragma synchronous = off; begin')
    const result = await work(run)
    database.exec('commit')
    database.exec('pragma wal_checkpoint(truncate)')
    return result
  } finally {
    database.close()
  }
}
