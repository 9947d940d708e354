import { ConnectionError } from '../connection/connection-error.ts'
import { retry } from '../connection/retry.ts'
import { fetchAsset, MissingFileError } from './fetch-asset.ts'
import { applyStyleSheet } from './style-sheet.ts'

/** The scripts and style sheets that are here or on their way, by their addresses. */
let files: Map<string, Promise<unknown>> | undefined

/**
 * Every `import()` in src/ comes here: the build puts this function in the place of the one by which Vite preloads parts
 * (scripts/vite/later-parts.ts). `names` are the script of the part, all that it imports, and their style sheets.
 *
 * Most browsers remember a failed import for as long as the document lives. So the files are fetched first, as often as it
 * takes, and imported once they are in the browser's cache.
 */
export function loadPart<Part>(importPart: () => Promise<Part>, names: readonly string[] = []): Promise<Part> {
  return retry(async () => {
    await Promise.all(names.map((name) => fetchFile(`/${name}`)))
    try {
      return await importPart()
    } catch (error) {
      if (!isFetchFailure(error)) throw error
      for (const name of names) files?.delete(`/${name}`)
      throw new ConnectionError('A part was not in the cache any more.', { cause: error })
    }
  })
}

/** Deduplicates requests. One that fails is repeated until the file is here. */
function fetchFile(address: string): Promise<unknown> {
  files ??= listLoadedScripts()
  const known = files.get(address)
  if (known) return known
  const fetched = retry(() => (address.endsWith('.css') ? applyStyleSheet(address) : fetchScript(address)))
  files.set(address, fetched)
  return fetched
}

async function fetchScript(address: string): Promise<void> {
  try {
    await fetchAsset(address, 'javascript')
  } catch (error) {
    // This build names the script, so the server is about to have it.
    throw error instanceof MissingFileError ? new ConnectionError(error.message, { cause: error }) : error
  }
}

/** What the document came with runs already, as far as the browser tells. */
function listLoadedScripts(): Map<string, Promise<unknown>> {
  const entries = performance.getEntriesByType('resource')
  const loaded = entries.filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200)
  const scripts = loaded.map(({ name }) => new URL(name).pathname).filter((address) => address.endsWith('.js'))
  return new Map(scripts.map((address) => [address, Promise.resolve()]))
}

/** What the three engines say of a module that they could not fetch; an error of the module itself has another message. */
function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
}
