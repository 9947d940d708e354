// npm run lock:complete: adds the optional packages of every platform, and missing checksums, to package-lock.json. Run
// it after `npm install` has changed the lock on a machine whose registry serves the builds of one platform only.
import { spawnSync } from 'node:child_process'
import { type LockEntry, listWithoutIntegrity, readLock, writeLock } from './lock-file.ts'
import { findMissing, type MissingPackage } from './missing-packages.ts'
import { platformOf } from './platform.ts'

type Manifest = Pick<LockEntry, 'os' | 'cpu' | 'libc' | 'engines' | 'dependencies' | 'optionalDependencies'> & {
  license?: string
  'dist.integrity'?: string
}

const FIELDS = ['os', 'cpu', 'libc', 'engines', 'license', 'dependencies', 'optionalDependencies', 'dist.integrity']

/** The registry's data of a package, or null if it does not serve it. */
function findManifest({ name, version }: Pick<MissingPackage, 'name' | 'version'>): Manifest | null {
  const { stdout, stderr } = spawnSync('npm', ['view', `${name}@${version}`, ...FIELDS, '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (stdout.trim() === '') throw new Error(`npm view ${name}@${version} said nothing. ${stderr}`)
  const { error, ...manifest }: Manifest & { error?: { code: string; summary: string } } = JSON.parse(stdout)
  if (error && error.code !== 'E404') throw new Error(`npm view ${name}@${version} failed: ${error.summary}`)
  return error ? null : manifest
}

/** The fields in npm's own order, so that npm does not rewrite them. */
function toEntry({ name, version, dev }: MissingPackage, manifest: Manifest | null): LockEntry {
  const { 'dist.integrity': integrity, license, engines, dependencies, optionalDependencies, ...own } = manifest ?? {}
  const list = (value: string | string[]) => [value].flat()
  const named = platformOf(name)
  const { os = named.os, cpu = named.cpu, libc = named.libc } = own
  return {
    version,
    ...(integrity && { integrity }),
    ...(cpu && { cpu: list(cpu) }),
    ...(dev && { dev }),
    ...(libc && { libc: list(libc) }),
    ...(license && { license }),
    optional: true,
    ...(os && { os: list(os) }),
    ...(dependencies && { dependencies }),
    ...(engines && { engines }),
    ...(optionalDependencies && { optionalDependencies }),
  }
}

/** After the version, where npm writes it. */
function insertIntegrity({ version, ...rest }: LockEntry, integrity: string): LockEntry {
  return { ...(version && { version }), integrity, ...rest }
}

const lock = readLock()
// Added packages can have optional dependencies of their own.
for (let missing = findMissing(lock); missing.length > 0; missing = findMissing(lock)) {
  for (const one of missing) {
    const manifest = findManifest(one)
    lock.packages[one.place] = toEntry(one, manifest)
    console.log(`${one.place} ${one.version}`)
  }
}
// A registry that did not serve a build when it was added may serve it now.
for (const [place, entry] of listWithoutIntegrity(lock)) {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const integrity = findManifest({ name, version: entry.version ?? '' })?.['dist.integrity']
  if (integrity) lock.packages[place] = insertIntegrity(entry, integrity)
  console.log(`${place} ${entry.version}: ${integrity ?? 'the registry does not serve it, so it has no checksum'}`)
}
writeLock(lock)
