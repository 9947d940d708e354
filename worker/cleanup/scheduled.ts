import { openDatabase } from '../db/client.ts'
import type { Env } from '../env.ts'
import { logError } from '../http/log.ts'
import { deleteExpired } from './store.ts'

/**
 * Runs once an hour (see wrangler.toml). A run that fails is reported as failed and needs no repetition: the next one
 * does the same.
 */
export async function cleanUp(scheduledTime: number, env: Env): Promise<void> {
  try {
    await deleteExpired(openDatabase(env), scheduledTime)
  } catch (error) {
    logError({ requestId: 'scheduled', path: 'cleanup', error })
    throw error
  }
}
