import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GetPlatformProxyOptions, getPlatformProxy, unstable_readConfig } from 'wrangler'
import { type Database, openDatabase } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import { projectFolder } from '../set-up/files.mjs'
import { giveUp } from '../set-up/machine.mjs'
import { findTurso } from './turso.ts'

export type Opened = { db: Database; name: string; close: () => Promise<void> }

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
  const { env, dispose } = await readBindings(isRemote ? deployed() : local())
  return { db: openDatabase(env), name: isRemote ? DEPLOYED : LOCAL, close: dispose }
}

const DEPLOYED = 'the deployed D1 database'
const LOCAL = 'the local database'

/** The deployed D1 database, whatever the variables say. */
export function openDeployedD1(): Promise<Opened> {
  return openD1(DEPLOYED, deployed())
}

/** The D1 database of `npm start`, or the one in a folder of wrangler's `--persist-to`. */
export function openLocalD1(folder?: string): Promise<Opened> {
  if (folder === undefined) return openD1(LOCAL, local())
  return openD1(`${LOCAL} in ${folder}`, { ...local(), persist: { path: join(folder, 'v3') } })
}

async function openD1(name: string, options: GetPlatformProxyOptions): Promise<Opened> {
  const { env, dispose } = await readBindings(options)
  if (!env.DB) giveUp('wrangler.toml has no D1 database: put [[d1_databases]] with its four lines back.')
  return { db: openDatabase({ DB: env.DB } as Env), name, close: dispose }
}

function readBindings(options: GetPlatformProxyOptions) {
  return getPlatformProxy<Env>(options).catch((error: unknown) =>
    giveUp(`The database cannot be opened. ${error instanceof Error ? error.message : error}`),
  )
}

const deployed = () => ({ configPath: writeRemoteConfig(), remoteBindings: true })
const local = () => ({ configPath: join(projectFolder, 'wrangler.toml'), remoteBindings: false })

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
