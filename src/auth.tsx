import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react'
import { isPassing, type Outputs, trpc } from './trpc.ts'

export type AuthUser = NonNullable<Outputs['session']['user']>

export type Auth = {
  user: AuthUser | null
  /** True until it is known whether anybody is signed in. */
  loading: boolean
  isAuthenticated: boolean
  /** The server did not answer; `user` is who was signed in on this device last. */
  unreachable: boolean
  signedIn: (user: AuthUser) => void
  signOut: () => Promise<void>
}

const AuthContext = createContext<Auth | null>(null)

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()
  const session = trpc.session.useQuery(undefined, {
    staleTime: 5 * 60_000,
    retry: (_, error) => isPassing(error),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, 15_000),
  })
  const signOutCall = trpc.auth.signOut.useMutation()

  const unreachable = session.data === undefined && session.failureCount > 0
  const known = session.data !== undefined
  const user = known ? session.data.user : unreachable ? readLastUser() : null
  const loading = !known && !unreachable && hasSession()

  useEffect(() => {
    if (known) rememberUser(session.data.user)
  }, [known, session.data])

  const signedIn = useCallback(
    (user: AuthUser) => {
      rememberUser(user)
      utils.session.setData(undefined, { user })
    },
    [utils],
  )

  const { mutateAsync } = signOutCall
  const signOut = useCallback(async () => {
    await mutateAsync()
    rememberUser(null)
    queryClient.clear()
    utils.session.setData(undefined, { user: null })
  }, [mutateAsync, queryClient, utils])

  const auth = useMemo(
    () => ({ user, loading, isAuthenticated: user !== null, unreachable, signedIn, signOut }),
    [user, loading, unreachable, signedIn, signOut],
  )
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** The worker sets this cookie beside the session's, which the page cannot read: without it nobody is signed in. */
function hasSession(): boolean {
  return /(?:^|;\s*)signed_in=1/.test(document.cookie)
}

const LAST_USER = 'last_user'
let lastUser: { json: string; user: AuthUser } | null = null

/** Keeps the same object for the same user, so that nothing is drawn again without need. */
function readLastUser(): AuthUser | null {
  const json = hasSession() ? localStorage.getItem(LAST_USER) : null
  if (!json) return null
  if (lastUser?.json !== json) lastUser = { json, user: JSON.parse(json) }
  return lastUser.user
}

function rememberUser(user: AuthUser | null): void {
  if (user) localStorage.setItem(LAST_USER, JSON.stringify(user))
  else localStorage.removeItem(LAST_USER)
}
