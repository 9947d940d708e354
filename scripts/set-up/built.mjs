// Whether dist/ was built from the current files of the project.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf, projectFolder, readIfThere } from './files.mjs'

const stamp = join(projectFolder, '.cache/built')

/** Everything that dist/ depends on. */
const SOURCES = ['content', 'domain', 'src', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json']

/** SERVICE_WORKER=off builds another /sw.js (docs/service-worker.md). */
const current = () => hashOf(SOURCES) + (process.env.SERVICE_WORKER ?? '')

export function isBuilt() {
  return existsSync(join(projectFolder, 'dist/index.html')) && readIfThere(stamp) === current()
}

export function rememberBuilt() {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, current())
}
