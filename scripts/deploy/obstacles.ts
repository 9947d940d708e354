import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Unstable_Config } from 'wrangler'
import { checkSchema, findMissing, LIST_SCHEMA } from '#worker/db/schema-check.ts'
import { readHashAlgorithm } from '#worker/password/hash-algorithm.ts'
import { environment, fileOf } from '../set-up/processes.mjs'
import { describeFailure, openTurso, type Turso } from './turso.ts'

type Bindings = Pick<Unstable_Config, 'd1_databases'>

/** The placeholder in `wrangler.toml` for the id of a D1 database. Cloudflare refuses it. */
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Fields of content/site/facts.ts that still have their placeholder: example.org, or numbers of zeros. */
export function findPlaceholders(facts: object): string[] {
  const fields = Object.entries(facts).flatMap(([name, value]) =>
    /example\.org|\b0{6,}\b/.test(JSON.stringify(value)) ? [name] : [],
  )
  if (fields.length === 0) return []
  return [`content/site/facts.ts has placeholders for ${fields.join(', ')}: put in those of your site.`]
}

export function findMissingId({ d1_databases }: Bindings): string[] {
  if (!d1_databases.some(({ database_id }) => database_id === NO_ID)) return []
  return [
    'wrangler.toml has the placeholder for the id of a D1 database, which Cloudflare refuses. Put in the id that `npx wrangler d1 create adhyayan` prints; for Turso, take [[d1_databases]] out.',
  ]
}

/** The worker would answer every request with an error. */
export function findWrongHash({ vars }: Pick<Unstable_Config, 'vars'>): string[] {
  try {
    readHashAlgorithm(vars.PASSWORD_HASH === undefined ? undefined : String(vars.PASSWORD_HASH))
    return []
  } catch (error) {
    return [`wrangler.toml has a mistake in [vars]. ${error instanceof Error ? error.message : error}`]
  }
}

/** Also fails if Turso cannot be reached, because the worker could not reach it either. */
export async function findPendingOnTurso(turso: Turso): Promise<string[]> {
  try {
    return describePending(await checkSchema(openTurso(turso)), 'Turso', 'db:migrate:turso')
  } catch (error) {
    return [describeFailure(error, turso)]
  }
}

/** @throws Error with wrangler's own message when it could not ask. */
export async function findPendingOnD1(binding: string): Promise<string[]> {
  const args = [fileOf('wrangler'), 'd1', 'execute', binding, '--remote', '--json', '--command', LIST_SCHEMA]
  const { stdout } = spawn(process.execPath, args, { env: environment(), stdio: ['ignore', 'pipe', 'inherit'] })
  const answer: [{ results: { name: string }[] }] | { error: { text: string } } = JSON.parse(await text(stdout))
  if (!Array.isArray(answer)) throw new Error(answer.error.text)
  return describePending(findMissing(answer[0].results), 'D1', 'db:migrate:remote')
}

function describePending(missing: string[], database: string, command: string): string[] {
  if (missing.length === 0) return []
  const rest = missing.length > 3 ? ` and ${missing.length - 3} more` : ''
  return [
    `Migrations are pending: the ${database} database lacks ${missing.slice(0, 3).join(', ')}${rest}. Run npm run ${command}, then deploy.`,
  ]
}
