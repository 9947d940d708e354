import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../files.mjs'

/** One installed package in package-lock.json. Fields that this project does not read are kept unchanged. */
export type LockEntry = {
  version?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  engines?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export type Lock = {
  /** By the place of the package, such as `node_modules/vite`. The project itself is ''. */
  packages: Record<string, LockEntry>
}

const file = join(projectFolder, 'package-lock.json')

export function readLock(): Lock {
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function writeLock(lock: Lock): void {
  const packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
  )
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
}

/** Packages whose bytes npm could not check, without the project itself. */
export function listWithoutIntegrity({ packages }: Lock): [place: string, entry: LockEntry][] {
  return Object.entries(packages).filter(([place, { integrity }]) => place !== '' && !integrity)
}
