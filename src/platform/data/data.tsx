import { type Query, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useToday } from '#src/ui/clock/use-clock.ts'
import { onWake } from '../device/wake.ts'
import { onLineBack } from '../offline/line.ts'
import { useAuth } from '../session/auth.tsx'
import { dataOf } from './student-data.ts'
import { isPassing, trpc } from './trpc.ts'

/** Wraps everything that uses `trpc` hooks. When a student signs out, all of it starts again with an empty cache. */
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
  // TanStack Query assumes at its start that the device is online, so it would not notice when the connection returns.
  useEffect(() => {
    const askAgain = () => void queryClient.refetchQueries({ type: 'active', predicate: hasNoAnswer })
    const stops = [onWake(askAgain), onLineBack(askAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient])
  useNewDays(queryClient)
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

function hasNoAnswer({ state }: Query): boolean {
  return state.status === 'error' && isPassing(state.error)
}

/** The worker's figures for this week, and the streak. */
const OF_A_DAY = ['home', 'profile']

/** Figures by day are requested again when a new day begins in Nepal. */
function useNewDays(queryClient: QueryClient): void {
  const today = useToday()
  const asked = useRef(today)
  useEffect(() => {
    if (asked.current === today) return
    asked.current = today
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => OF_A_DAY.includes(String([path].flat()[0])),
    })
  }, [queryClient, today])
}
