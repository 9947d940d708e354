import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { projectFolder } from '../set-up/files.mjs'

/** The name-table entries of a font's licence and its address, which must stay with the font. */
const LICENCE_NAMES = [13, 14]

/**
 * A font of a package with only the glyphs of these characters, from the cache if it was cut before. Without hints,
 * which are a third of it and useless on phones (docs/decisions/formulas-and-fonts.md). `features` are the OpenType
 * features to keep; all of them if it is absent.
 */
export async function cutFont(path: string, characters: string, features?: string[]): Promise<Buffer> {
  const options = { noHinting: true, preserveNameIds: LICENCE_NAMES, ...(features && { keepFeatures: features }) }
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
