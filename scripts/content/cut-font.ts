import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { projectFolder } from '../set-up/files.mjs'

type Options = {
  /** The OpenType features that stay; all of them if it is absent. */
  keepFeatures?: string[]
  /** Without what makes letters sharp on old screens. */
  noHinting?: boolean
}

/** A font of a package with the glyphs of these characters alone, from the cache if it was cut before. */
export async function cutFont(path: string, characters: string, options: Options = {}): Promise<Buffer> {
  const font = readFileSync(join(projectFolder, 'node_modules', path))
  const key = createHash('sha256').update(font).update(characters).update(JSON.stringify(options)).digest('hex')
  const folder = join(projectFolder, '.cache/cut-fonts')
  const file = join(folder, `${key}.woff2`)
  if (existsSync(file)) return readFileSync(file)
  const cut = await subsetFont(font, characters, { targetFormat: 'woff2', ...options })
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, cut)
  return cut
}
