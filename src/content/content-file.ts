import { fetchAsset } from '../app/fetch-asset.ts'
import { retry } from '../app/retry.ts'
import { applyStyleSheet } from '../app/style-sheet.ts'

/** Fetches a file of the built content by its address, and parses it. */
export type ReadFile = (address: string) => Promise<unknown>

/** Only while pages are made by the build, which reads the files that it has written. */
let readFile: ReadFile | null = null
const kept = new Map<string, Promise<unknown>>()

export function readContentBy(read: ReadFile): void {
  readFile = read
}

/**
 * A file of the built content; null without an address. It is fetched once, and again for as long as the connection fails.
 * Files and not modules, because they are no script to parse. The build has checked what is in them.
 */
export async function readContent<Content>(address: string | undefined): Promise<Content | null>
export async function readContent(address: string | undefined): Promise<unknown> {
  if (!address) return null
  if (readFile) return readFile(address)
  return once(address, async () => JSON.parse(await fetchAsset(address, 'json')))
}

/**
 * A style sheet of the built content, in force when the promise resolves; nothing without an address. It stays: what it
 * says goes by names that are nobody else's. A page that the build has written brings its own.
 */
export async function applyStyles(address: string | undefined): Promise<void> {
  if (!address) return
  await (readFile ? readFile(address) : once(address, () => applyStyleSheet(address)))
}

/** Deduplicates requests. A file that the server does not have is asked for again by the next caller. */
function once(address: string, ask: () => Promise<unknown>): Promise<unknown> {
  const asked = kept.get(address) ?? retry(ask)
  kept.set(address, asked)
  asked.catch(() => kept.delete(address))
  return asked
}
