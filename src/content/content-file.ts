import { fetchAsset } from '#src/platform/loading/fetch-asset.ts'

/** Reads a file of the built content by its address, and parses it. */
export type ReadFile = (address: string) => Promise<unknown>

/** Set while the build prerenders pages. Files are then read from the disk. */
let readFile: ReadFile | null = null
const requests = new Map<string, Promise<unknown>>()

export function readContentBy(read: ReadFile): void {
  readFile = read
}

/**
 * A file of the built content; null without an address. Content is fetched as files and not as modules, because it need
 * not be parsed as a script. The build has checked it.
 * @throws ConnectionError when it did not arrive.
 */
export async function readContent<Content>(address: string | undefined): Promise<Content | null>
export async function readContent(address: string | undefined): Promise<unknown> {
  if (!address) return null
  if (readFile) return readFile(address)
  return once(address, async () => JSON.parse(await fetchAsset(address, 'json')))
}

/** Deduplicates requests. A failed one is repeated by the next caller. */
function once(address: string, ask: () => Promise<unknown>): Promise<unknown> {
  const request = requests.get(address) ?? ask()
  requests.set(address, request)
  request.catch(() => requests.delete(address))
  return request
}
