import { createClient as createFileClient } from '@libsql/client/sqlite3'
import { createClient } from '@libsql/client/web'
import { drizzle } from 'drizzle-orm/libsql/web'

export type Turso = { url: string; authToken?: string }

/** The Turso database in the environment, or null if there is none. */
export function findTurso({ TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: authToken }: NodeJS.ProcessEnv): Turso | null {
  return url ? { url, ...(authToken && { authToken }) } : null
}

/** Long enough for all migrations over a slow connection. */
const TIMEOUT_MS = 60_000

/**
 * Also a file on this machine, for a rehearsal: its URL begins with `file:`.
 *
 * @throws Error when the URL is invalid.
 */
export function openTurso(turso: Turso) {
  if (turso.url.startsWith('file:')) return drizzle(createFileClient(turso))
  const fetchInTime = (request: Request) => fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  return drizzle(createClient({ ...turso, fetch: fetchInTime }))
}

/** Why a Turso database could not be used, in a sentence that says what to do. */
export function describeFailure(error: unknown, { url, authToken }: Turso): string {
  const causes: (Error & { code?: string; status?: number })[] = []
  for (let current = error; current instanceof Error; current = current.cause) causes.push(current)
  const codes = causes.flatMap(({ code }) => code ?? [])
  const status = causes.find((cause) => cause.status)?.status

  if (codes.some((code) => /^(ERR_INVALID_URL|URL_)/.test(code))) {
    return `TURSO_DATABASE_URL is no address of a database: "${url}". It begins with libsql://, as \`turso db show NAME --url\` prints it.`
  }
  if (status === 401 || status === 403) {
    return authToken
      ? `Turso refuses TURSO_AUTH_TOKEN for ${url}. Make a new one: turso db tokens create NAME.`
      : `Turso wants a token for ${url}. Set TURSO_AUTH_TOKEN to what \`turso db tokens create NAME\` prints.`
  }
  if (status === 404) return `There is no database at ${url}. \`turso db show NAME --url\` prints its address.`
  if (causes.some(({ name }) => name === 'SyntaxError')) return `What answers at ${url} is no libSQL database.`
  const reason = causes.at(-1)?.message ?? String(error)
  return causes.some(({ name, message }) => name === 'TimeoutError' || message === 'fetch failed')
    ? `The server of ${url} cannot be reached (${reason}). Check TURSO_DATABASE_URL and the network.`
    : `The database at ${url} answered with an error: ${reason}`
}
