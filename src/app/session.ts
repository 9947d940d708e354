import { fetchWithin } from './fetch-within.ts'
import type { Outputs } from './trpc.ts'

/** The auth user of the specification. */
export type AuthUser = NonNullable<Outputs['session']['user']>

type Answer = { result: { data: Outputs['session'] } }

declare global {
  interface Window {
    /** What was asked before the app was there, of a student. */
    earlySession?: Promise<AuthUser | null>
  }
}

/** Asks the worker who is signed in. By hand, because the first paint needs nothing else of what the worker knows. */
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

const LAST_USER = 'last_user'

/** Who was signed in on this device last, for when the worker does not answer. */
export function readLastUser(): AuthUser | null {
  const json = hasSession() ? localStorage.getItem(LAST_USER) : null
  try {
    return json ? JSON.parse(json) : null
  } catch {
    return null
  }
}

export function rememberUser(user: AuthUser | null): void {
  try {
    if (user) localStorage.setItem(LAST_USER, JSON.stringify(user))
    else localStorage.removeItem(LAST_USER)
  } catch (error) {
    // Without room for it the student is signed in all the same.
    console.error('Who is signed in was not kept', error)
  }
}

/** Calls back when another tab of this browser signs in or out. Returns how to stop. */
export function onOtherTab(callBack: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === LAST_USER) callBack()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
