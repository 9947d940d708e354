import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const projectFolder = join(import.meta.dirname, '../..')

/** One hash over the names and the bytes of files and folders (paths from the project folder). */
export function hashOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const full = join(projectFolder, path)
    if (!existsSync(full)) continue
    const files = statSync(full).isDirectory()
      ? readdirSync(full, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .filter((file) => !file.startsWith(join(projectFolder, 'content/built')))
          .sort()
      : [full]
    for (const file of files) hash.update(file.slice(projectFolder.length)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}
