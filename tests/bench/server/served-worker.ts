import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, Response } from 'miniflare'
import { builtFolder } from '#scripts/content/places.ts'
import { projectFolder } from '#scripts/set-up/files.mjs'

type Options = { script: string; vars?: Record<string, string>; files?: string; storage?: string }

/**
 * A bundle under Miniflare, without wrangler's proxy in front of it, with an empty D1 database unless `vars` names
 * one on Turso. It reads the files that only the worker reads from the folder `files`. The database
 * is lost at the end unless it is in the folder `storage`.
 */
export async function serveWorker({ script, vars, files = builtFolder, storage }: Options) {
  const readAsset = ({ url }: { url: string }) => {
    const file = join(files, new URL(url).pathname)
    return existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 })
  }
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({
      workers: [
        {
          name: 'worker',
          modules: [{ type: 'ESModule', path: script }],
          modulesRoot: dirname(script),
          compatibilityDate: '2026-11-01',
          compatibilityFlags: ['nodejs_compat'],
          serviceBindings: { ASSETS: readAsset },
          ...(vars ? { bindings: vars } : {}),
          ...(vars?.TURSO_DATABASE_URL ? {} : { d1Databases: { DB: 'bench' } }),
        },
      ],
      host: '127.0.0.1',
      port: 0,
    }),
    ...(storage ? { resourcePersistencePath: storage } : {}),
    logRequests: false,
  })
  const { origin } = await miniflare.ready
  return { origin, miniflare, close: () => miniflare.dispose() }
}

/** The database of a served worker, with the product's tables. */
export async function openTables(miniflare: Miniflare) {
  const db = await miniflare.getD1Database('DB')
  const folder = join(projectFolder, 'migrations')
  const names = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  for (const name of names.sort()) {
    const statements = readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint')
    await db.batch(statements.map((statement) => db.prepare(statement)))
  }
  return db
}
