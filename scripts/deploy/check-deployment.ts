// npm run predeploy, which npm runs before `npm run deploy`: stops a deployment that would not work.
import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { SITE } from '#content/site/facts.ts'
import { projectFolder } from '../set-up/files.mjs'
import { giveUp } from '../set-up/machine.mjs'
import { findMissingId, findPendingOnD1, findPendingOnTurso, findPlaceholders, findWrongHash } from './obstacles.ts'
import { findTurso } from './turso.ts'

// wrangler reads the same variable.
const { CLOUDFLARE_ENV: env } = process.env
const config = unstable_readConfig({ config: join(projectFolder, 'wrangler.toml'), ...(env && { env }) })
const [d1] = config.d1_databases
const turso = findTurso(process.env)

const obstacles = [...findPlaceholders(SITE), ...findMissingId(config), ...findWrongHash(config)]
if (turso) obstacles.push(...(await findPendingOnTurso(turso)))
else if (!d1) console.log('Whether Turso has all migrations was not asked: TURSO_DATABASE_URL is not set here.')
if (d1 && obstacles.length === 0) {
  try {
    obstacles.push(...(await findPendingOnD1(d1.binding)))
  } catch (error) {
    console.log(`Whether D1 has all migrations could not be asked. ${error instanceof Error ? error.message : error}`)
  }
}
if (obstacles.length > 0) giveUp(obstacles.join('\n'))
