import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPlatformProxy, unstable_readConfig } from 'wrangler'
import { type Database, openDatabase } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import { projectFolder } from '../set-up/files.mjs'
import { giveUp } from '../set-up/machine.mjs'
import { findTurso } from './turso.ts'

type Opened = { db: Database; name: string; close: () => Promise<void> }

/**
 * The database for an editor's command: the one of Turso if TURSO_DATABASE_URL is set, the deployed D1 with `--remote`,
 * or the local D1 of `npm start`.
 */
export async function openForEditor(isRemote: boolean, environment = process.env): Promise<Opened> {
  const turso = findTurso(environment)
  if (turso) {
    const { url, authToken } = turso
    const env = { TURSO_DATABASE_URL: url, ...(authToken && { TURSO_AUTH_TOKEN: authToken }) } as Env
    return { db: openDatabase(env), name: `the Turso database ${url}`, close: async () => undefined }
  }
  const options = isRemote
    ? { configPath: writeRemoteConfig(), remoteBindings: true }
    : { configPath: join(projectFolder, 'wrangler.toml'), remoteBindings: false }
  const { env, dispose } = await getPlatformProxy<Env>(options).catch((error: unknown) =>
    giveUp(`The database cannot be opened. ${error instanceof Error ? error.message : error}`),
  )
  return { db: openDatabase(env), name: isRemote ? 'the deployed D1 database' : 'the local database', close: dispose }
}

/** Only the database, and that the one which students use. */
function writeRemoteConfig(): string {
  const { CLOUDFLARE_ENV: env } = process.env
  const config = unstable_readConfig({ config: join(projectFolder, 'wrangler.toml'), ...(env && { env }) })
  const databases = config.d1_databases.map((one: object) => ({ ...one, remote: true }))
  const folder = join(projectFolder, '.cache')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'remote-database.json')
  writeFileSync(file, JSON.stringify({ name: config.name, d1_databases: databases }))
  return file
}
