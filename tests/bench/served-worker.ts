import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Miniflare } from 'miniflare'
import { projectFolder } from '../../scripts/set-up.mjs'

type Options = { script: string; persist?: string; vars?: Record<string, string> }

/** A bundle under Miniflare, without wrangler's proxy in front of it. */
export async function serveWorker({ script, persist, vars = {} }: Options) {
  const miniflare = new Miniflare({
    modules: true,
    modulesRoot: dirname(script),
    scriptPath: script,
    modulesRules: [{ type: 'ESModule', include: [basename(script)] }],
    compatibilityDate: '2026-11-01',
    compatibilityFlags: ['nodejs_compat'],
    host: '127.0.0.1',
    port: 0,
    bindings: vars,
    ...(persist ? { d1Databases: { DB: 'bench' }, d1Persist: persist } : {}),
  })
  const url = await miniflare.ready
  return { origin: url.origin, miniflare, close: () => miniflare.dispose() }
}

export async function migrate(miniflare: Miniflare) {
  const db = await miniflare.getD1Database('DB')
  const folder = join(projectFolder, 'migrations')
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql')).sort()) {
    const statements = readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint')
    await db.batch(statements.map((statement) => db.prepare(statement)))
  }
  return db
}
