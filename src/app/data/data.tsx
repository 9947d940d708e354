import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAuth } from '../session/auth.tsx'
import { dataOf } from './student-data.ts'
import { trpc } from './trpc.ts'

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
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
