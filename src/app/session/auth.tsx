import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { GUEST } from '../../../domain/account/owner.ts'
import { waitFor } from '../connection/waiting.ts'
import { type AuthUser, session } from './session.ts'

export type { AuthUser }

export type Auth = {
  user: AuthUser | null
  /** True until it is known whether anybody is signed in. */
  loading: boolean
  isAuthenticated: boolean
  /** The server does not answer; `user` is who was signed in on this device last. */
  unreachable: boolean
  /** Nobody is signed in because the student left in this tab, and not because a session ran out. */
  hasLeft: boolean
  /** Raised when a student goes: what was read before is shown no more. */
  generation: number
  signedIn: (user: AuthUser) => void
  /** Something else of the student has changed. */
  userChanged: (user: AuthUser) => void
  /** Sends what waits, ends the session, and says so. */
  signOut: () => Promise<void>
  /** The worker has ended the session already: nobody is signed in here any more. */
  sessionEnded: () => void
}

/** What every route can ask of the app. */
export type RouterContext = { auth: Auth }

const AuthContext = createContext<Auth | null>(null)

/** Nobody is signed in, and nothing can be done about it: what pages are made for before anybody opens them. */
export const VISITOR: Auth = {
  user: null,
  loading: false,
  isAuthenticated: false,
  unreachable: false,
  hasLeft: false,
  generation: 0,
  signedIn: () => {},
  userChanged: () => {},
  signOut: async () => {},
  sessionEnded: () => {},
}

type ProviderProps = {
  children: ReactNode
  /** Whether there is a session to ask about. */
  hasSession: boolean
  /** The answer, where it is known already. */
  known?: AuthUser | null | undefined
}

export function AuthProvider({ children, hasSession, known }: ProviderProps) {
  useState(() => session.begin({ hasSession, known }))
  const state = useSyncExternalStore(session.subscribe, session.read, session.read)
  const isKnown = known !== undefined
  useEffect(() => session.start(isKnown), [isKnown])
  useSending(state.user?.uid ?? null)

  const auth = useMemo(
    () => ({
      ...state,
      isAuthenticated: state.user !== null,
      signedIn: session.know,
      userChanged: session.update,
      signOut,
      sessionEnded,
    }),
    [state],
  )
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** Whose entries on this device are shown: a student's id, or GUEST. */
export function useUserId(): string {
  return useAuth().user?.uid ?? GUEST
}

/** At once, so that the routes know it before the caller goes on to one. */
function sessionEnded(): void {
  flushSync(session.leave)
}

async function signOut(): Promise<void> {
  const { endSession } = await waitFor(import('./sign-out.ts'))
  await endSession(sessionEnded)
}

/** Whatever page a student is on, what waits on this device is sent. */
function useSending(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return
    let stop = () => {}
    let isOver = false
    void import('../data/sending.ts').then(({ startSending }) => {
      if (!isOver) stop = startSending(userId)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [userId])
}
