import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { AuthProvider, useAuth } from './auth.tsx'
import { router } from './router.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { LoadingScreen } from './ui/spinner.tsx'

export function App() {
  return (
    <ErrorBoundary>
      <AuthProvider>
        <Routes />
      </AuthProvider>
    </ErrorBoundary>
  )
}

/** Which routes there are depends on who is signed in, so they are asked again when that changes. */
function Routes() {
  const auth = useAuth()
  const { loading, isAuthenticated } = auth
  const shown = useRef(isAuthenticated)
  useEffect(() => {
    if (shown.current !== isAuthenticated) void router.invalidate()
    shown.current = isAuthenticated
  }, [isAuthenticated])
  return loading ? <LoadingScreen /> : <RouterProvider context={{ auth }} router={router} />
}
