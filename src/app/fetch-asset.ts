import { isBuildReplaced, moveToNewBuild } from './newer-build.ts'
import { readGoal } from './page-goal.ts'
import { ConnectionError } from './retry.ts'
import { isWaiting } from './waiting.ts'

/** The server has no such file. */
export class MissingFileError extends Error {
  override name = 'MissingFileError'
}

/** Statuses of a server that can answer better in a moment. */
const PASSING = [408, 425, 429]

/**
 * A file of this build, whole. `type` is how its media type ends.
 * @throws ConnectionError when it did not arrive, MissingFileError when there is none.
 */
export async function fetchAsset(address: string, type: 'json' | 'javascript'): Promise<string> {
  try {
    const response = await fetch(address)
    const { status, ok, headers } = response
    if (status >= 500 || PASSING.includes(status)) throw new Error(`${address} was answered with ${status}.`)
    // Where there is no file, a server may answer with a page.
    if (ok && headers.get('content-type')?.split(';')[0]?.endsWith(type)) return await response.text()
    if (!(await isBuildReplaced())) throw new MissingFileError(`${address} was answered with ${status}.`)
    if (isWaiting()) moveToNewBuild(readGoal()?.href ?? location.href)
    throw new Error(`${address} has gone with its build.`)
  } catch (error) {
    if (error instanceof MissingFileError) throw error
    throw new ConnectionError(`${address} did not arrive.`, { cause: error })
  }
}
