import { useEffect, useMemo, useState } from 'react'
import { trpc } from '../../app/data/trpc.ts'
import { storeFavorites } from '../../app/favorites/load-favorites.ts'
import { useAuth } from '../../app/session/auth.tsx'
import { parseHomeCopy, readHomeText, writeHomeCopy } from '../../device/copies/home-copy.ts'
import { readProfileCopy } from '../../device/copies/profile-copy.ts'
import { useCopy } from '../../device/copies/use-copy.ts'

/** The student's home: from the worker or, until it answers, the copy on this device. */
export function useHome() {
  const userId = useAuth().user?.uid ?? ''
  const { profile: profiles } = trpc.useUtils()
  const { data, error, isFetching, isFetchedAfterMount, refetch } = trpc.home.get.useQuery(undefined, {
    enabled: userId !== '',
    staleTime: 0,
  })
  const copyText = useCopy(() => readHomeText(userId))
  const copy = useMemo(() => parseHomeCopy(userId, copyText), [userId, copyText])
  const profileCopy = useMemo(() => readProfileCopy(userId), [userId])
  const known = data ?? copy
  // While it is asked for again there is no error, but what stands in its place stays.
  const [lastError, setLastError] = useState(error)
  const failure = data ? null : (error ?? lastError)
  if (failure !== lastError) setLastError(failure)

  useEffect(() => {
    if (data) writeHomeCopy(userId, data)
  }, [userId, data])
  // Data of an earlier visit of this page can lack changes that have arrived since.
  const isFresh = isFetchedAfterMount && error === null
  useEffect(() => {
    if (!data || !isFresh) return
    void storeFavorites(userId, data.favorites)
    // Whoever needs the profile on this page asks for nothing more.
    if (data.profile) profiles.get.setData(undefined, data.profile)
  }, [userId, data, isFresh, profiles])

  return {
    /** Null if neither the worker has answered nor a copy is stored. */
    home: known,
    /** Undefined while it is not known. */
    profile: known ? known.profile : (profileCopy ?? undefined),
    error: failure,
    isFetching,
    retry: refetch,
  }
}
