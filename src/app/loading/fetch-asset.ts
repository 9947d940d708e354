import { failureKindOf } from '../../../domain/failure-kind.ts'
import { ConnectionError } from '../connection/connection-error.ts'
import { readGoal } from '../connection/page-goal.ts'
import { isWaiting } from '../connection/waiting.ts'
import { isBuildReplaced, moveToNewBuild } from './newer-build.ts'

/** The server has no such file. */
export class MissingFileError extends Error {
  override name = 'MissingFileError'
}

/** A connection that has brought nothing for so long is given up. A slow one may take as long as it needs. */
const SILENCE_MS = 20_000

/**
 * A file of this build, whole. `type` is how its media type ends.
 * @throws ConnectionError when it did not arrive, MissingFileError when there is none.
 */
export async function fetchAsset(address: string, type: 'json' | 'javascript' | 'svg+xml'): Promise<string> {
  try {
    const { status, headers, text } = await fetchText(address)
    if (status >= 400 && failureKindOf(status) === 'passing') throw new Error(`${address} was answered with ${status}.`)
    // Where there is no file, a server may answer with a page.
    if (status === 200 && headers.get('content-type')?.split(';')[0]?.endsWith(type)) return text
    if (!(await isBuildReplaced())) throw new MissingFileError(`${address} was answered with ${status}.`)
    if (isWaiting()) moveToNewBuild(readGoal()?.href ?? location.href)
    throw new Error(`${address} has gone with its build.`)
  } catch (error) {
    if (error instanceof MissingFileError) throw error
    throw new ConnectionError(`${address} did not arrive.`, { cause: error })
  }
}

async function fetchText(address: string): Promise<{ status: number; headers: Headers; text: string }> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  listen()
  try {
    const { status, headers, body } = await fetch(address, { signal: silence.signal })
    const chunks = body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          listen()
          controller.enqueue(chunk)
        },
      }),
    )
    return { status, headers, text: await new Response(chunks).text() }
  } finally {
    clearTimeout(timer)
  }
}
