import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { GUEST } from '#domain/account/owner.ts'
import { startOutbox } from '../data/start-outbox.ts'
import { type AuthUser, session } from './session.ts'
import { NOBODY, type SessionState } from './session-watch.ts'

export type { AuthUser }

export type Auth = {
  user: AuthUser | null
  /** True until it is known whether anybody is signed in. */
  loading: boolean
  isAuthenticated: boolean
  /** The server does not answer; `user` is the student who was last signed in on this device. */
  unreachable: boolean
  /** The student signed out in this tab; the session did not expire. */
  hasLeft: boolean
  /** The session of `user` has ended, but the page stays until the student leaves it. Nothing can be sent. */
  hasEnded: boolean
  /** Raised when a student signs out: data that was read before is not shown any more. */
  generation: number
  signedIn: (user: AuthUser) => void
  /** Other fields of the student have changed. */
  userChanged: (user: AuthUser) => void
  /** Sends the outbox, ends the session, and reports it. */
  signOut: () => Promise<void>
  /** The worker has already ended the session: nobody is signed in here any more. */
  sessionEnded: () => void
}

/** The context of every route. */
export type RouterContext = { auth: Auth }

const AuthContext = createContext<Auth | null>(null)

/** Nobody is signed in. The build writes pages for this visitor, so they are hydrated with it. */
export const VISITOR: Auth = toAuth(NOBODY)

export function toAuth(state: SessionState): Auth {
  return {
    ...state,
    isAuthenticated: state.user !== null,
    signedIn: session.know,
    userChanged: session.update,
    signOut,
    sessionEnded,
  }
}

export function AuthProvider({ children }: { children: ReactNode }) {
  // A prerendered page is hydrated as the visitor's, and changed for the student right after that.
  const state = useSyncExternalStore(session.subscribe, session.read, () => NOBODY)
  useEffect(session.start, [])
  useSending(state.user?.uid ?? null)
  const auth = useMemo(() => toAuth(state), [state])
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** The owner of the entries that are shown: a student's id, or GUEST. */
export function useUserId(): string {
  return useAuth().user?.uid ?? GUEST
}

/** Without a delay, so that the routes know it before the caller navigates. */
function sessionEnded(): void {
  flushSync(session.leave)
}

async function signOut(): Promise<void> {
  const { endSession } = await import('./sign-out.ts')
  await endSession(sessionEnded)
}

/** The outbox is sent whatever page a student is on. */
function useSending(userId: string | null): void {
  useEffect(() => (userId === null ? undefined : startOutbox(userId)), [userId])
}
