import { useMemo } from 'react'
import { parseBookmarks } from '#domain/catalogue/bookmark-copy.ts'
import type { SubjectName } from '#domain/catalogue/catalogue.ts'
import { applyToBookmarks, readBookmarks } from '#src/platform/device/copies/bookmarks.ts'
import { useCopy } from '#src/platform/device/copies/use-copy.ts'
import { addOutgoing } from '#src/platform/device/outbox/add.ts'
import { useAuth } from '#src/platform/session/auth.tsx'

export type Bookmarks = {
  /** The owner's user id; null for a visitor. */
  userId: string | null
  /** Null until this device has a copy of them. */
  keys: string[] | null
  choose: (subject: SubjectName, bookmarked: boolean) => void
}

/** The bookmarks on this device, and a way to change them at once. */
export function useBookmarks(): Bookmarks {
  const userId = useAuth().user?.uid ?? null
  const text = useCopy(() => (userId === null ? null : readBookmarks(userId)))
  const keys = useMemo(() => parseBookmarks(text), [text])

  return {
    userId,
    keys,
    choose({ key, name }, bookmarked) {
      if (userId === null) return
      const at = Date.now()
      applyToBookmarks(userId, [{ subjectKey: key, bookmarked, at }])
      void addOutgoing(userId, { kind: 'bookmark', id: key, payload: { bookmarked, name }, at, notBefore: 0 })
    },
  }
}
