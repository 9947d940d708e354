import { RouterProvider, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { localTexts } from '../device/local-text.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { LoadingScreen } from '../ui/spinner.tsx'
import { ConnectionNotice } from './connection/connection-notice.tsx'
import { retryNavigation } from './connection/retry-navigation.ts'
import type { AppRoutes } from './router.tsx'
import { AuthProvider, type AuthUser, useAuth } from './session/auth.tsx'
import { followTrail } from './way-back/trail.ts'

type Props = {
  router: AppRoutes
  /** Somebody may be signed in, so no route shows before that is known. */
  hasSession: boolean
  /** Who is signed in, where it is known already. */
  known?: AuthUser | null | undefined
}

export function App({ router, hasSession, known }: Props) {
  // The product has one theme, and what the device remembers says so.
  useEffect(() => void localTexts.write('theme', 'dark'), [])
  return (
    <ErrorBoundary>
      <AuthProvider hasSession={hasSession} known={known}>
        <Routes router={router} />
        <ConnectionNotice />
      </AuthProvider>
    </ErrorBoundary>
  )
}

/** Which routes there are depends on who is signed in, so they are asked again when that changes. */
function Routes({ router }: { router: AppRoutes }) {
  const auth = useAuth()
  const { loading, isAuthenticated } = auth
  const shown = useRef(isAuthenticated)
  useEffect(() => {
    if (shown.current !== isAuthenticated) void router.invalidate()
    shown.current = isAuthenticated
  }, [isAuthenticated, router])
  useEffect(() => retryNavigation(router), [router])
  useEffect(() => followTrail(router.history), [router])
  const isEmpty = useRouterState({ router, select: ({ matches }) => matches.length === 0 })
  if (loading)
    return <LoadingScreen text={location.pathname === '/login' ? 'Checking authentication...' : 'Loading...'} />
  return (
    <>
      {isEmpty && <LoadingScreen />}
      <RouterProvider context={{ auth }} router={router} />
    </>
  )
}
