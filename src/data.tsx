import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient, createTrpcClient, trpc } from './trpc.ts'

// One cache for the whole app, but loaded by the routes that ask the worker for something: the first paint does not.
const queryClient = createQueryClient()
const trpcClient = createTrpcClient()

/** Around everything that uses `trpc` hooks. */
export function Data({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

/** Ends the session, and forgets everything that was read in it. */
export async function signOutAndForget(): Promise<void> {
  await fetch('/api/trpc/auth.signOut', { method: 'POST' }).then((response) => {
    if (!response.ok) throw new Error(`Signing out was answered with ${response.status}.`)
  })
  queryClient.clear()
}
