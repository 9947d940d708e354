import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type AuthUser, askSession, onOtherTab, readLastUser, rememberUser } from './session.ts'
import { waitFor } from './waiting.ts'

export type { AuthUser }

export type Auth = {
  user: AuthUser | null
  /** True until it is known whether anybody is signed in. */
  loading: boolean
  isAuthenticated: boolean
  /** The server does not answer; `user` is who was signed in on this device last. */
  unreachable: boolean
  signedIn: (user: AuthUser) => void
  signOut: () => Promise<void>
  /** The worker has ended the session already: nobody is signed in here any more. */
  sessionEnded: () => Promise<void>
}

type State = { user: AuthUser | null; loading: boolean; unreachable: boolean }

const AuthContext = createContext<Auth | null>(null)

const RETRY_MAX_MS = 15_000

/** Nobody is signed in, and nothing can be done about it: what pages are made for before anybody opens them. */
export const VISITOR: Auth = {
  user: null,
  loading: false,
  isAuthenticated: false,
  unreachable: false,
  signedIn: () => {},
  signOut: async () => {},
  sessionEnded: async () => {},
}

type ProviderProps = {
  children: ReactNode
  /** Whether there is a session to ask about. */
  hasSession: boolean
  /** The answer, where it is known already. */
  known?: AuthUser | null | undefined
}

export function AuthProvider({ children, hasSession, known }: ProviderProps) {
  const [state, setState] = useState<State>({
    user: known ?? null,
    loading: hasSession && known === undefined,
    unreachable: false,
  })

  const know = useCallback((user: AuthUser | null) => {
    rememberUser(user)
    setState((before) => ({
      user: sameUser(before.user, user) ? before.user : user,
      loading: false,
      unreachable: false,
    }))
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    const ask = async () => {
      clearTimeout(timer)
      try {
        know(await askSession())
        failures = 0
      } catch (error) {
        console.error('Authentication error', error)
        const user = readLastUser()
        setState((before) => ({ user: before.user ?? user, loading: false, unreachable: true }))
        timer = setTimeout(ask, Math.min(1000 * 2 ** failures, RETRY_MAX_MS))
        failures += 1
      }
    }
    if (known === undefined) void ask()
    else rememberUser(known)
    const stopListening = onOtherTab(ask)
    addEventListener('online', ask)
    return () => {
      clearTimeout(timer)
      stopListening()
      removeEventListener('online', ask)
    }
  }, [know, known])

  const sessionEnded = useCallback(async () => {
    const { forgetData } = await waitFor(import('./data.tsx'))
    // At once, so that the routes know it before the caller goes on to one; what showed the data is gone by then.
    flushSync(() => know(null))
    forgetData()
  }, [know])

  const signOut = useCallback(async () => {
    const { endSession } = await waitFor(import('./data.tsx'))
    await endSession()
    await sessionEnded()
  }, [sessionEnded])

  const auth = useMemo(
    () => ({ ...state, isAuthenticated: state.user !== null, signedIn: know, signOut, sessionEnded }),
    [state, know, signOut, sessionEnded],
  )
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** Keeps the same object for the same user, so that nothing is drawn again without need. */
function sameUser(one: AuthUser | null, other: AuthUser | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
