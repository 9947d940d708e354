import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { parseBookmarks } from '../../../../domain/catalogue/bookmark-copy.ts'
import { useAuth } from '../../../app/auth.tsx'
import { adoptWishes } from '../../../device/bookmark-wishes.ts'
import { chooseBookmark, forgetOthers, readCopy } from '../../../device/bookmarks.ts'
import { subscribe } from '../../../device/device-store.ts'

export type Bookmarks = {
  /** Whose they are; null for a visitor. */
  owner: string | null
  /** Null while this device knows nothing of them. */
  keys: string[] | null
  choose: (subjectKey: string, bookmarked: boolean) => void
}

/** The bookmarks as this device knows them, and a way to change them at once. */
export function useBookmarks(): Bookmarks {
  const owner = useAuth().user?.uid ?? null
  const text = useSyncExternalStore(
    subscribe,
    () => (owner === null ? null : readCopy(owner)),
    () => null,
  )
  const keys = useMemo(() => parseBookmarks(text), [text])

  useEffect(() => {
    forgetOthers(owner)
    if (owner !== null) adoptWishes(owner, Date.now())
  }, [owner])

  return {
    owner,
    keys,
    choose(subjectKey, bookmarked) {
      if (owner !== null) chooseBookmark(owner, { subjectKey, bookmarked, at: Date.now() })
    },
  }
}
