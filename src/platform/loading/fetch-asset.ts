import { failureKindOf } from '#domain/failure-kind.ts'
import { ConnectionError } from '../offline/connection-error.ts'
import { noteAnswer, noteNoAnswer } from '../offline/line.ts'
import { offerUpdate } from '../offline/update.ts'

/** The server has no such file. */
export class MissingFileError extends Error {
  override name = 'MissingFileError'
}

/** Enough on 2G for the largest file, the index of the search. */
const LIMIT_MS = 45_000

/**
 * A file of this build, complete. `type` is the end of its media type.
 * @throws ConnectionError when it did not arrive, MissingFileError when it does not exist.
 */
export async function fetchAsset(address: string, type: 'json' | 'svg+xml'): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) }).catch((cause: unknown) => {
    noteNoAnswer()
    throw new ConnectionError(`${address} did not arrive.`, { cause })
  })
  const { status, headers } = response
  if (status >= 400 && failureKindOf(status) === 'passing')
    throw new ConnectionError(`${address} was answered with ${status}.`)
  // Instead of a missing file, a server may answer with a page.
  if (status === 200 && headers.get('content-type')?.split(';')[0]?.endsWith(type)) {
    return response.text().catch((cause: unknown) => {
      throw new ConnectionError(`${address} did not arrive whole.`, { cause })
    })
  }
  noteAnswer()
  // The names of a build's files are in its scripts, so the server must have another build by now.
  if (address.startsWith('/assets/')) offerUpdate('replaced')
  throw new MissingFileError(`${address} was answered with ${status}.`)
}
