import { fetchWithin } from '../data/fetch-within.ts'
import type { AuthUser, Outputs } from '../data/trpc.ts'

type Answer = { result: { data: Outputs['session'] } }

/**
 * Asks the worker who is signed in. Without the tRPC client, because every page asks, and most need nothing else of it.
 */
export async function askSession(): Promise<AuthUser | null> {
  const response = await fetchWithin('/api/trpc/session')
  if (!response.ok) throw new Error(`Asking for the session was answered with ${response.status}.`)
  const { result }: Answer = await response.json()
  return result.data.user
}
