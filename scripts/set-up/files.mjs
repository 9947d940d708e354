import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * One hash over the names and the bytes of files and folders.
 * @param {string[]} paths from the project's folder
 */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const full = join(projectFolder, path)
    if (!existsSync(full)) continue
    const files = statSync(full).isDirectory()
      ? readdirSync(full, { recursive: true })
          .map((name) => join(full, name))
          .filter((file) => !file.startsWith(join(projectFolder, 'content/built')) && statSync(file).isFile())
          .sort()
      : [full]
    for (const file of files) hash.update(file.slice(projectFolder.length)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** The content of a file; '' if there is none. */
export function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
