import type { Lock } from './lock-file.ts'

/** An optional dependency that a package in the lock names but that the lock does not have. */
export type MissingPackage = {
  name: string
  version: string
  /** Where npm would install it. */
  place: string
  /** Whether the product itself works without it. */
  dev: boolean
}

/**
 * npm writes only packages into the lock that the registry serves. A registry with the builds of one platform leaves
 * out the others, and `npm ci` then refuses the lock on every platform.
 *
 * @throws Error when a version is given as a range, which only the registry could resolve.
 */
export function findMissing({ packages }: Lock): MissingPackage[] {
  const missing = new Map<string, MissingPackage>()
  for (const [parent, { dev = false, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = findInstalled(packages, parent, name)
      if (found && isWithin(packages[found]?.version ?? '', version)) continue
      if (!/^\d+\.\d+\.\d+[-+.\w]*$/.test(version)) {
        throw new Error(`${parent} wants ${name}@${version}: run npm install where the registry serves it.`)
      }
      const place =
        found || missing.has(`node_modules/${name}`) ? `${parent}/node_modules/${name}` : `node_modules/${name}`
      missing.set(place, { name, version, place, dev })
    }
  }
  return [...missing.values()]
}

/** Where a package finds another one: in its own folder, or in the next one up that has it. */
export function findInstalled(packages: Lock['packages'], parent: string, name: string): string | null {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return null
  }
}

/** Only the ranges that optional dependencies use: an exact version, `~` and `^`. */
function isWithin(version: string, range: string): boolean {
  if (!/^[~^]/.test(range)) return version === range
  const [major, minor] = version.split('.')
  const [wantedMajor, wantedMinor] = range.slice(1).split('.')
  return major === wantedMajor && (range.startsWith('^') || minor === wantedMinor)
}
