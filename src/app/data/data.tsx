import { type Query, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { onWake } from '../../device/backoff.ts'
import { useAuth } from '../session/auth.tsx'
import { dataOf } from './student-data.ts'
import { isPassing, trpc } from './trpc.ts'

/** Around everything that uses `trpc` hooks. When a student goes, all of it begins anew, with nothing in its cache. */
export function Data({ children }: { children: ReactNode }) {
  const { generation } = useAuth()
  return (
    <DataOf generation={generation} key={generation}>
      {children}
    </DataOf>
  )
}

function DataOf({ generation, children }: { generation: number; children: ReactNode }) {
  const [{ queryClient, api }] = useState(() => dataOf(generation))
  // TanStack Query takes the device for online when it starts, so it would not hear that the line is back.
  useEffect(
    () => onWake(() => void queryClient.refetchQueries({ type: 'active', predicate: hasNoAnswer })),
    [queryClient],
  )
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

function hasNoAnswer({ state }: Query): boolean {
  return state.status === 'error' && isPassing(state.error)
}
