// Whether dist/ is made from what lies in the project now.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf, projectFolder, readIfThere } from './files.mjs'

const stamp = join(projectFolder, '.cache/built')

/** Everything that dist/ is made from. */
const SOURCES = ['content', 'domain', 'src', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json']

export function isBuilt() {
  return existsSync(join(projectFolder, 'dist/index.html')) && readIfThere(stamp) === hashOf(SOURCES)
}

export function rememberBuilt() {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hashOf(SOURCES))
}
