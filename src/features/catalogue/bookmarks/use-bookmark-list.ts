import { useEffect } from 'react'
import { trpc } from '../../../app/data/trpc.ts'
import { session } from '../../../app/session/session.ts'
import { claimNewBookmarks } from '../../../device/claim-guest-work.ts'
import { writeBookmarks } from '../../../device/copies/bookmarks.ts'
import { listBookmarkChanges } from '../../../device/outbox/unsent-changes.ts'
import { offerPostponedAt } from '../../../device/postponed-offer.ts'
import { deviceStore } from '../../../device/store/device.ts'

/** Asks the worker for the bookmarks, and brings the copy on this device up to date, which `useBookmarks` reads. */
export function useBookmarkList(userId: string) {
  const list = trpc.bookmarks.list.useQuery()
  const { data } = list

  useEffect(() => {
    void claimNewBookmarks(deviceStore(), userId, offerPostponedAt(userId), Date.now())
  }, [userId])
  useEffect(() => {
    if (data) void storeCopy(userId, data)
  }, [data, userId])
  return list
}

async function storeCopy(userId: string, listed: readonly string[]): Promise<void> {
  const store = deviceStore()
  if (!store.isLoaded(userId)) await store.load(userId)
  if (session.isSignedIn(userId)) writeBookmarks(userId, listed, listBookmarkChanges(store, userId))
}
