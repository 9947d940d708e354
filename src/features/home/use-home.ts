import { useEffect, useMemo } from 'react'
import { type Outputs, trpc } from '../../app/data/trpc.ts'
import { storeFavorites } from '../../app/favorites/load-favorites.ts'
import { useAuth } from '../../app/session/auth.tsx'
import { readHomeCopy, writeHomeCopy } from '../../device/copies/home.ts'

export type HomeData = Outputs['home']['get']

/** The student's home: from the worker or, until it answers, the copy on this device. */
export function useHome() {
  const userId = useAuth().user?.uid ?? ''
  const { data, error, isFetching, isFetchedAfterMount, refetch } = trpc.home.get.useQuery(undefined, {
    enabled: userId !== '',
    staleTime: 0,
  })
  const copy = useMemo(() => readHomeCopy(userId), [userId])

  useEffect(() => {
    if (data) writeHomeCopy(userId, data)
  }, [userId, data])
  // Data of an earlier visit of this page can lack changes that have arrived since.
  const isFresh = isFetchedAfterMount && error === null
  useEffect(() => {
    if (data && isFresh) void storeFavorites(userId, data.favorites)
  }, [userId, data, isFresh])

  return { home: data ?? copy, error: data ? null : error, isFetching, retry: () => void refetch() }
}
