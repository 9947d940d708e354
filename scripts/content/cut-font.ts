import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { projectFolder } from '../set-up/files.mjs'

/**
 * A font of a package with the glyphs of these characters alone, from the cache if it was cut before. `keepFeatures` are
 * the OpenType features that stay; all of them if it is absent.
 */
export async function cutFont(path: string, characters: string, keepFeatures?: string[]): Promise<Buffer> {
  const font = readFileSync(join(projectFolder, 'node_modules', path))
  const key = createHash('sha256').update(font).update(characters).update(String(keepFeatures)).digest('hex')
  const folder = join(projectFolder, '.cache/cut-fonts')
  const file = join(folder, `${key}.woff2`)
  if (existsSync(file)) return readFileSync(file)
  const cut = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    ...(keepFeatures && { keepFeatures }),
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, cut)
  return cut
}
