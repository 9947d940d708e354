import { useEffect, useMemo, useState } from 'react'
import { trpc } from '#src/platform/data/trpc.ts'
import { type Home, parseHomeCopy, readHomeText, writeHomeCopy } from '#src/platform/device/copies/home-copy.ts'
import { readProfileCopy } from '#src/platform/device/copies/profile-copy.ts'
import { useCopy } from '#src/platform/device/copies/use-copy.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { storeFavorites } from '#src/platform/favorites/load-favorites.ts'
import { ConnectionError } from '#src/platform/offline/connection-error.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { session } from '#src/platform/session/session.ts'

/** The student's home: from the worker or, until it answers, the copy on this device. */
export function useHome() {
  const userId = useAuth().user?.uid ?? ''
  const { profile: profiles } = trpc.useUtils()
  const { data, error, isFetching, isFetchedAfterMount, isPaused, refetch } = trpc.home.get.useQuery(undefined, {
    enabled: userId !== '',
    staleTime: 0,
  })
  const copyText = useCopy(() => readHomeText(userId))
  const copy = useMemo(() => parseHomeCopy(userId, copyText), [userId, copyText])
  const profileCopy = useMemo(() => readProfileCopy(userId), [userId])
  const known = data ?? copy
  // While the home is requested again there is no error, but the page keeps showing the last one.
  const [lastError, setLastError] = useState(error)
  const failure = data ? null : (error ?? lastError)
  if (failure !== lastError) setLastError(failure)

  useEffect(() => {
    if (data) void storeCopy(userId, data)
  }, [userId, data])
  // Data from an earlier visit to this page can lack changes that have arrived since.
  const isFresh = isFetchedAfterMount && error === null
  useEffect(() => {
    if (!data || !isFresh) return
    void storeFavorites(userId, data.favorites)
    // Other users of the profile on this page need no request.
    if (data.profile) profiles.get.setData(undefined, data.profile)
  }, [userId, data, isFresh, profiles])

  return {
    /** Null if the worker has not answered and no copy is stored. */
    home: known,
    /** Undefined if it is unknown. */
    profile: known ? known.profile : (profileCopy ?? undefined),
    error: failure ?? (isPaused && !known ? new ConnectionError('The device is offline.') : null),
    isFetching,
    retry: refetch,
  }
}

async function storeCopy(userId: string, home: Home): Promise<void> {
  const store = deviceStore()
  if (!store.isLoaded(userId)) await store.load(userId)
  if (session.isSignedIn(userId)) writeHomeCopy(userId, home)
}
