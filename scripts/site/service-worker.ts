import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { gzippedKb } from './first-load.ts'
import { ENTRY, listFonts } from './page-files.ts'

/**
 * The most that the shell may weigh, in kB: its scripts, styles and fonts, once for each build, and the lists, which grow
 * with the content. A list that stays the same from build to build is not fetched again.
 */
const MAX_KB = { code: 450, lists: 100 }

/** The routes whose files belong to the shell: those of every page, the dashboard, and the reading and quiz pages. */
const IN_SHELL = /^src\/routes\/(?:_site\.tsx|dashboard\/|_site\/(?:404|login|quiz|notes\/))/
const ROUTE = /^src\/routes\//
/** Large parts that not every page needs, and dialogs that need a connection. They are cached once they are used. */
const WHEN_USED =
  /^src\/(?:content\/search-engine\.ts|features\/(?:auth\/auth-dialog\.tsx|guest-progress\/guest-offer\.tsx|pdf\/engine\/|profile\/(?:(?:own-data\/delete|settings\/reset)-dialog|setup\/setup-wizard)\.tsx|quiz\/maths\/typeset-math\.ts|search\/search-palette\.tsx))/
/** What the pages of the dashboard list. Chapters of a class below the 12th, which its key names, are cached once they are seen. */
const LISTS =
  /^content\/built\/(?:classes\/|(?:subjects|subject-notes)\/(?!\w+Class\d)|(?:quiz-list|notes|subject-index|resources\/(?:blogs|counts))\.json)/
/** Under lasting names. */
const NAMED = ['/shell', '/icon.svg', '/manifest.webmanifest', '/other-media.css']

/** The files that the service worker keeps of every build, so that the app opens without a connection. */
export function listShellFiles(manifest: Manifest): string[] {
  const parts = new Set([ENTRY, ...Object.keys(manifest).filter((key) => LISTS.test(key)), ...listFonts('')])
  const files = new Set<string>()
  for (const part of parts) {
    const chunk = manifest[part]
    if (!chunk) throw new Error(`${part} is not in the manifest.`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
    const later = (chunk.dynamicImports ?? []).filter(
      (key) => !WHEN_USED.test(key) && (!ROUTE.test(key) || IN_SHELL.test(key)),
    )
    for (const next of [...(chunk.imports ?? []), ...later]) parts.add(next)
  }
  return [...files, ...NAMED]
}

/**
 * Writes the service worker into `dist`. With SERVICE_WORKER=off in the environment it writes the one that removes
 * itself and its caches: the way back from a broken service worker (docs/service-worker.md).
 */
export async function buildServiceWorker(root: string, dist: string, manifest: Manifest): Promise<void> {
  const files = listShellFiles(manifest)
  const read = (file: string) => readFileSync(join(dist, file.includes('.') ? file : `${file}.html`))
  for (const [kind, most] of Object.entries(MAX_KB)) {
    const ofKind = files.filter((file) => file.endsWith('.json') === (kind === 'lists'))
    const weight = ofKind.reduce((sum, file) => sum + gzippedKb(read(file)), 0)
    if (weight > most)
      throw new Error(
        `The ${kind} of the shell weigh ${weight.toFixed(0)} kB, and may weigh ${most}. See scripts/site/service-worker.ts.`,
      )
  }
  const input = process.env.SERVICE_WORKER === 'off' ? 'remove-service-worker.ts' : 'service-worker.ts'
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __SHELL__: JSON.stringify({ build: `/${manifest[ENTRY]?.file}`, files }),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src/service-worker', input),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
