import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../set-up/files.mjs'
import type { CompiledNote } from './typst.ts'

/** A hash of everything that a source can depend on besides itself: templates, the compiler, the fonts. */
export function hashShared(...folders: string[]): string {
  const lock = readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')
  const versions =
    /"node_modules\/@(myriaddreamin\/typst-ts-node-compiler|cantoo\/pdf-lib|expo-google-fonts\/mukta)": \{\s*"version": "[^"]+"/g
  const hash = createHash('sha256').update(JSON.stringify(lock.match(versions)))
  for (const folder of folders) {
    const parts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|\/)_[^/]*\.typ$|\.(svg|png|csv)$/.test(name))
      .sort()
    for (const part of parts) hash.update(readFileSync(join(folder, part)))
  }
  return hash.digest('hex')
}

/** The cached result for the same inputs, or the result of `compile`. `kind` is a folder of the cache. */
export async function compileCached(
  kind: string,
  ingredients: (string | Buffer)[],
  compile: () => Promise<CompiledNote>,
): Promise<CompiledNote> {
  const hash = createHash('sha256')
  for (const ingredient of ingredients) hash.update(ingredient).update('\0')
  const folder = join(projectFolder, '.cache', kind)
  const key = hash.digest('hex')
  const pdfFile = join(folder, `${key}.pdf`)
  const factsFile = join(folder, `${key}.json`)
  if (existsSync(factsFile) && existsSync(pdfFile)) {
    const facts: { pages: number; header: unknown } = JSON.parse(readFileSync(factsFile, 'utf8'))
    return { ...facts, pdf: readFileSync(pdfFile) }
  }
  const compiled = await compile()
  mkdirSync(folder, { recursive: true })
  writeFileSync(pdfFile, compiled.pdf)
  writeFileSync(factsFile, JSON.stringify({ pages: compiled.pages, header: compiled.header }))
  return compiled
}

export function describeSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
