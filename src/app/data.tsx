import { QueryClientProvider } from '@tanstack/react-query'
import { createTRPCClient } from '@trpc/client'
import type { ReactNode } from 'react'
import { forgetPutOff } from '../device/guest-put-off.ts'
import { forgetProfileCopies } from '../device/profile-copy.ts'
import { type AppRouter, apiLink, createQueryClient, trpc } from './trpc.ts'

// One cache for the whole app, but loaded by the routes that ask the worker for something: the first paint does not.
const queryClient = createQueryClient()
const trpcClient = trpc.createClient({ links: [apiLink()] })

/** Around everything that uses `trpc` hooks. */
export function Data({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

export async function endSession(): Promise<void> {
  await createTRPCClient<AppRouter>({ links: [apiLink()] }).auth.signOut.mutate()
}

/** Drops everything that was read for a student. */
export function forgetData(): void {
  queryClient.clear()
  forgetProfileCopies()
  forgetPutOff()
}
