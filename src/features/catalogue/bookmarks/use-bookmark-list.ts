import { useEffect } from 'react'
import { trpc } from '#src/platform/data/trpc.ts'
import { claimNewBookmarks } from '#src/platform/device/claim-guest-work.ts'
import { writeBookmarks } from '#src/platform/device/copies/bookmarks.ts'
import { offerPostponedAt } from '#src/platform/device/postponed-offer.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { session } from '#src/platform/session/session.ts'

/** Requests the bookmarks from the worker, and updates the copy on this device, which `useBookmarks` reads. */
export function useBookmarkList(userId: string) {
  const { data, error, isFetching, isPaused, refetch } = trpc.bookmarks.list.useQuery()

  useEffect(() => {
    void claimNewBookmarks(deviceStore(), userId, offerPostponedAt(userId), Date.now())
  }, [userId])
  useEffect(() => {
    if (data) void storeCopy(userId, data)
  }, [data, userId])
  return { error, isFetching, isPaused, refetch }
}

async function storeCopy(userId: string, listed: readonly string[]): Promise<void> {
  const store = deviceStore()
  if (!store.isLoaded(userId)) await store.load(userId)
  if (session.isSignedIn(userId)) writeBookmarks(userId, listed)
}
