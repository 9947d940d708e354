import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../set-up/files.mjs'
import { isSharedPart } from './source-names.ts'
import type { CompiledNote } from './typst.ts'

/** A hash of everything that a source can depend on besides itself: templates, the compiler and how it is used, the fonts. */
export function hashShared(...folders: string[]): string {
  const lock = readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')
  const versions =
    /"node_modules\/@(myriaddreamin\/typst-ts-node-compiler|cantoo\/pdf-lib|expo-google-fonts\/mukta)": \{\s*"version": "[^"]+"/g
  const hash = createHash('sha256').update(JSON.stringify(lock.match(versions)))
  for (const code of ['typst.ts', 'typst-cache.ts', 'pack-pdf.ts'])
    hash.update(readFileSync(join(import.meta.dirname, code)))
  for (const folder of folders) {
    const parts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSharedPart).sort()
    for (const part of parts) hash.update(readFileSync(join(folder, part)))
  }
  return hash.digest('hex')
}

/** A hash of the code in these folders, for what changes with it. */
export function hashCode(...folders: string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

/** The cached value for the same inputs, or the result of `make`. It must be plain data. */
export async function makeCached<Value>(
  kind: string,
  ingredients: (string | Buffer)[],
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const folder = join(projectFolder, '.cache', kind)
  const file = join(folder, `${hashAll(ingredients)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const value = await make()
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(value))
  return value
}

function hashAll(ingredients: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const ingredient of ingredients) hash.update(ingredient).update('\0')
  return hash.digest('hex')
}

/** The cached result for the same inputs, or the result of `compile`. `kind` is a folder of the cache. */
export async function compileCached(
  kind: string,
  ingredients: (string | Buffer)[],
  compile: () => Promise<CompiledNote>,
): Promise<CompiledNote> {
  const folder = join(projectFolder, '.cache', kind)
  const key = hashAll(ingredients)
  const pdfFile = join(folder, `${key}.pdf`)
  const factsFile = join(folder, `${key}.json`)
  if (existsSync(factsFile) && existsSync(pdfFile)) {
    const facts: Omit<CompiledNote, 'pdf'> = JSON.parse(readFileSync(factsFile, 'utf8'))
    return { ...facts, pdf: readFileSync(pdfFile) }
  }
  const { pdf, ...facts } = await compile()
  mkdirSync(folder, { recursive: true })
  writeFileSync(pdfFile, pdf)
  writeFileSync(factsFile, JSON.stringify(facts))
  return { pdf, ...facts }
}

export function describeSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
