import { fetchAsset, MissingFileError } from './fetch-asset.ts'
import { ConnectionError, retry } from './retry.ts'
import { applyStyleSheet } from './style-sheet.ts'

/** Scripts that are here already, or on their way. */
let scripts: Map<string, Promise<unknown>> | undefined

/**
 * Every `import()` in src/ comes here: the build puts this function in the place of the one by which Vite preloads parts
 * (scripts/vite/later-parts.ts). `files` are the script of the part, all that it imports, and their style sheets.
 *
 * Most browsers remember a failed import for as long as the document lives. So the files are fetched first, as often as it
 * takes, and imported once they are in the browser's cache.
 */
export function loadPart<Part>(importPart: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  return retry(async () => {
    await Promise.all(
      files.map((file) => (file.endsWith('.css') ? applyStyleSheet(`/${file}`) : fetchScript(`/${file}`))),
    )
    try {
      return await importPart()
    } catch (error) {
      if (!isFetchFailure(error)) throw error
      for (const file of files) scripts?.delete(`/${file}`)
      throw new ConnectionError('A part was not in the cache any more.', { cause: error })
    }
  })
}

function fetchScript(address: string): Promise<unknown> {
  scripts ??= listLoadedScripts()
  const known = scripts.get(address)
  if (known) return known
  const fetched = fetchAsset(address, 'javascript').catch((error: unknown) => {
    scripts?.delete(address)
    // The pages of this build name the script, so the server is about to have it.
    throw error instanceof MissingFileError ? new ConnectionError(error.message, { cause: error }) : error
  })
  scripts.set(address, fetched)
  return fetched
}

/** What the document came with runs already, as far as the browser tells. */
function listLoadedScripts(): Map<string, Promise<unknown>> {
  const entries = performance.getEntriesByType('resource')
  const loaded = entries.filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200)
  return new Map(loaded.map(({ name }) => [new URL(name).pathname, Promise.resolve()]))
}

/** What the three engines say of a module that they could not fetch; the faults of a module itself sound otherwise. */
function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
}
