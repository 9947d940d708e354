import { Hono } from 'hono'
import { AVATAR_PREFIX } from '#domain/account/avatar-rules.ts'
import { openDatabase } from '../db/client.ts'
import type { Env } from '../env.ts'
import { findRequestStudent } from '../session/request-student.ts'
import { findAvatar } from './store.ts'

const PATH = '/api/avatar'

/** The address of the picture with this hash. Only the picture's own student gets it. */
export function avatarAddress(hash: string): string {
  return `${PATH}/${hash}`
}

/**
 * Sends the profile picture of the signed-in student. A new picture has a new address, so the browser may cache it for
 * ever. Shared caches may not, because it is private. A request for an image does not name its student, so the cached
 * picture belongs to the session that fetched it: the next student on a shared phone does not get it from the browser's
 * cache.
 */
export const avatarRoute = new Hono<{ Bindings: Env }>().get('/:hash', async (c) => {
  const db = openDatabase(c.env)
  const student = await findRequestStudent(c.req.raw, { db, now: Date.now() })
  const image = student?.photoUrl === c.req.path ? await findAvatar(db, student.id) : null
  if (!image?.startsWith(AVATAR_PREFIX)) return c.notFound()
  return c.body(Buffer.from(image.slice(AVATAR_PREFIX.length), 'base64'), 200, {
    'Content-Type': 'image/jpeg',
    'Cache-Control': 'private, max-age=31536000, immutable',
    Vary: 'Cookie',
  })
})
