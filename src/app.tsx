import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AuthProvider, useAuth } from './auth.tsx'
import { router } from './router.tsx'
import { createQueryClient, createTrpcClient, trpc } from './trpc.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { LoadingScreen } from './ui/spinner.tsx'

export function App() {
  const [queryClient] = useState(createQueryClient)
  const [trpcClient] = useState(createTrpcClient)
  return (
    <ErrorBoundary>
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <AuthProvider>
            <Routes />
          </AuthProvider>
        </QueryClientProvider>
      </trpc.Provider>
    </ErrorBoundary>
  )
}

/** Which routes there are depends on who is signed in, so they are asked again when that changes. */
function Routes() {
  const auth = useAuth()
  const { loading, isAuthenticated } = auth
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of state is what the routes must hear of
  useEffect(() => {
    if (!loading) void router.invalidate()
  }, [loading, isAuthenticated])
  return loading ? <LoadingScreen /> : <RouterProvider context={{ auth }} router={router} />
}
