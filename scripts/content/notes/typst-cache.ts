import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { isSharedPart } from './source-names.ts'
import type { CompiledNote } from './typst.ts'

/** A hash of everything that a source can depend on besides itself: templates, the compiler and its options, the fonts. */
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

/** A hash of the code in these folders, for results that depend on it. */
export function hashCode(...folders: string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

/** Everything that a result depends on. */
type Ingredients = readonly (string | Uint8Array)[]

/** The cached value for the same inputs, or the result of `make`. It must be plain data. */
export async function makeCached<Value>(
  kind: string,
  ingredients: Ingredients,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const file = placeOf(kind, ingredients, 'json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const value = await make()
  writeAtOnce(file, JSON.stringify(value))
  return value
}

export function isCached(kind: string, ingredients: Ingredients): boolean {
  return existsSync(placeOf(kind, ingredients, 'json'))
}

function placeOf(kind: string, ingredients: Ingredients, ending: 'json' | 'pdf'): string {
  return join(projectFolder, '.cache', kind, `${hashAll(ingredients)}.${ending}`)
}

/** Writes a whole file in one step, because another thread or process may read it at the same time. */
export function writeAtOnce(file: string, data: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}-${threadId}`
  writeFileSync(draft, data)
  renameSync(draft, file)
}

function hashAll(ingredients: Ingredients): string {
  const hash = createHash('sha256')
  for (const ingredient of ingredients) hash.update(ingredient).update('\0')
  return hash.digest('hex')
}

/** The cached result for the same inputs, or the result of `compile`. `kind` is a folder of the cache. */
export async function compileCached(
  kind: string,
  ingredients: Ingredients,
  compile: () => Promise<CompiledNote>,
): Promise<CompiledNote> {
  const pdfFile = placeOf(kind, ingredients, 'pdf')
  const factsFile = placeOf(kind, ingredients, 'json')
  if (isCompiled(kind, ingredients)) {
    const facts: Omit<CompiledNote, 'pdf'> = JSON.parse(readFileSync(factsFile, 'utf8'))
    return { ...facts, pdf: readFileSync(pdfFile) }
  }
  const { pdf, ...facts } = await compile()
  writeAtOnce(pdfFile, pdf)
  writeAtOnce(factsFile, JSON.stringify(facts))
  return { pdf, ...facts }
}

export function isCompiled(kind: string, ingredients: Ingredients): boolean {
  return isCached(kind, ingredients) && existsSync(placeOf(kind, ingredients, 'pdf'))
}

export function describeSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
