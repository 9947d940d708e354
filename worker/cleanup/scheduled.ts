import { openDatabase } from '../db/client.ts'
import type { Env } from '../env.ts'
import { logError } from '../http/log.ts'
import { deleteExpired } from './store.ts'

/**
 * Runs once an hour (see wrangler.toml). A failed run is reported as failed and not repeated: the next one does the
 * same work.
 */
export async function cleanUp(scheduledTime: number, env: Env): Promise<void> {
  try {
    await deleteExpired(openDatabase(env), scheduledTime)
  } catch (error) {
    logError({ requestId: 'scheduled', path: 'cleanup', error })
    throw error
  }
}
