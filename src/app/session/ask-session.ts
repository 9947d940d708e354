import { fetchWithin } from '../data/fetch-within.ts'
import type { AuthUser, Outputs } from '../data/trpc.ts'

type Answer = { result: { data: Outputs['session'] } }

declare global {
  interface Window {
    /** Who is signed in, asked by src/boot/before-app.ts of a student; undefined when nobody answered. */
    earlySession?: Promise<AuthUser | null | undefined>
  }
}

/**
 * Asks the worker who is signed in. By hand, because the script in the head of every page has this function in it
 * (src/boot/before-app.ts) and needs nothing else of what the worker knows.
 */
export async function askSession(): Promise<AuthUser | null> {
  const response = await fetchWithin('/api/trpc/session')
  if (!response.ok) throw new Error(`Asking for the session was answered with ${response.status}.`)
  const { result }: Answer = await response.json()
  return result.data.user
}

/** The worker sets this cookie beside the session's, which the page cannot read: without it nobody is signed in. */
export function hasSession(): boolean {
  return /(?:^|;\s*)(?:__Host-)?signed_in=1/.test(document.cookie)
}
