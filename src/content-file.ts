/** Fetches a file of the built content by its address, and parses it. */
export type ReadFile = (address: string) => Promise<unknown>

let readFile: ReadFile = fetchFile
const kept = new Map<string, Promise<unknown>>()

/** Pages that are made at build time read the files that the build has written. */
export function readContentBy(read: ReadFile): void {
  readFile = read
}

/**
 * A file of the built content, fetched once; null without an address. Files and not modules: they are no script to
 * parse, and after a failure every browser asks for them again. The build has checked what is in them.
 */
export async function readContent<Content>(address: string | undefined): Promise<Content | null>
export async function readContent(address: string | undefined): Promise<unknown> {
  if (!address) return null
  if (import.meta.env.SSR) return readFile(address)
  const reading = kept.get(address) ?? readFile(address)
  kept.set(address, reading)
  reading.catch(() => kept.delete(address))
  return reading
}

async function fetchFile(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return response.json()
}
