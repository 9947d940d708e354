import { createHmac, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Database } from './client.ts'
import { dailySecret } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SECRET_BYTES = 32

/** Hashes what could be guessed, such as an email or an internet address: without today's secret nobody can try. */
export type DailyHash = (...parts: string[]) => string

let known: { day: number; hash: Promise<DailyHash> } | null = null

/**
 * The hash of today (by UTC). Its secret is read once a day by each instance of the worker, in one more round trip then;
 * those of days before are deleted, and with them what the hashes of those days could tell.
 */
export function openDailyHash(db: Database, now: number): Promise<DailyHash> {
  const day = Math.floor(now / DAY_MS)
  if (known?.day === day) return known.hash
  const hash = readSecret(db, day).then((secret) => hashWith(secret))
  known = { day, hash }
  hash.catch(() => {
    known = null
  })
  return hash
}

/** Whichever instance comes first makes it. */
async function readSecret(db: Database, day: number): Promise<string> {
  const [, , [row]] = await db.batch([
    db.delete(dailySecret).where(lt(dailySecret.day, day)),
    db
      .insert(dailySecret)
      .values({ day, secret: randomBytes(SECRET_BYTES).toString('base64url') })
      .onConflictDoNothing(),
    db.select({ secret: dailySecret.secret }).from(dailySecret).where(eq(dailySecret.day, day)),
  ])
  if (!row) throw new Error('There is no secret of today, although it was just stored.')
  return row.secret
}

function hashWith(secret: string): DailyHash {
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
}
