import type { Opened } from '../open-database.ts'
import { findTurso, openTurso } from '../turso.ts'
import { NotMoved } from './move-database.ts'

export const ENDS = `An end is one of:
  d1          the deployed D1 database of wrangler.toml
  turso       the database of TURSO_DATABASE_URL and TURSO_AUTH_TOKEN
  d1-local    the local D1 database of npm start; d1-local:FOLDER that of wrangler's --persist-to FOLDER
  file:PATH   a libSQL file`

/**
 * One of the two databases of a move. Wrangler takes seconds to load, so it is loaded for D1 alone.
 *
 * @throws NotMoved when there is no such end.
 */
export async function openEnd(end: string, environment = process.env): Promise<Opened> {
  const [kind, ...rest] = end.split(':')
  const path = rest.join(':')
  if (end === 'd1') return (await import('../open-database.ts')).openDeployedD1()
  if (kind === 'd1-local') return (await import('../open-database.ts')).openLocalD1(path || undefined)
  if (kind === 'file' && path) return { db: openTurso({ url: end }), name: end, close: async () => undefined }
  if (end !== 'turso') throw new NotMoved(`There is no end ${end}. ${ENDS}`)
  const turso = findTurso(environment)
  if (!turso) throw new NotMoved('TURSO_DATABASE_URL is not set.')
  return { db: openTurso(turso), name: turso.url, close: async () => undefined }
}
