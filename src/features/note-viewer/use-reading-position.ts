import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Note } from '../../../domain/catalogue/catalogue.ts'
import { markPage, mergePosition } from '../../../domain/study/reading-mark.ts'
import { sendWhileLeaving } from '../../app/data/sending.ts'
import { trpc } from '../../app/data/trpc.ts'
import { readMarks, updateMark } from '../../device/copies/reading.ts'
import { addOutgoing } from '../../device/outbox/add.ts'
import type { Outgoing } from '../../device/outbox/outgoing.ts'

/** After the last turn of a page: who leafs through a note sends one report, not one a page. */
const SETTLED_MS = 4000

type ReadingPlace = {
  /** Where the note opens; when the account knows of a later page, it changes to that. */
  startPage: number
  restart: () => void
  onPageChange: (page: number) => void
  /** The pages that were seen on this device, on any day. */
  seen: RefObject<ReadonlySet<number>>
}

/** Remembers the last page of a note on the device at once, and on the account when the student settles or leaves. */
export function useReadingPosition({ id, pages }: Note, userId: string): ReadingPlace {
  const [first] = useState(() => readMarks(userId)[id] ?? null)
  // A newer edition of the note can have fewer pages.
  const [startPage, setStartPage] = useState(Math.min(first?.page ?? 1, pages))
  const seen = useRef<Set<number>>(new Set(first?.seen.filter((page) => page <= pages)))
  // The account can tell of another page at any moment: showing this one is no news even then.
  const shown = useRef(startPage)
  /** The last turn of a page, until the student has settled there. */
  const turned = useRef<Outgoing<'position'> | null>(null)
  const { data: known } = trpc.reading.position.useQuery(
    { noteId: id },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )

  useEffect(() => {
    if (!known) return
    // Whoever has gone on reading meanwhile stays there: that is the later page.
    const mark = updateMark(userId, id, (last) => mergePosition(last, known))
    if (mark.page === known.page) setStartPage(Math.min(known.page, pages))
  }, [known, userId, id, pages])

  useEffect(() => {
    const settle = () => {
      const last = turned.current
      turned.current = null
      // It was sent by itself if it is longer ago.
      if (!last || Date.now() >= last.notBefore) return null
      void addOutgoing(userId, { ...last, notBefore: 0 })
      return last
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden') settle()
    }
    const onPageHide = () => {
      const last = settle()
      if (last) sendWhileLeaving(userId, last)
    }
    addEventListener('pagehide', onPageHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      document.removeEventListener('visibilitychange', onHide)
      settle()
    }
  }, [userId])

  const onPageChange = useCallback(
    (page: number) => {
      const isGone = page !== shown.current
      shown.current = page
      seen.current.add(page)
      const before = readMarks(userId)[id]?.readAt
      const mark = updateMark(userId, id, (last) => markPage(last, page, { isGone, now: Date.now() }))
      if (mark.readAt === 0 || mark.readAt === before) return
      const notBefore = mark.readAt + SETTLED_MS
      turned.current = { kind: 'position', id, payload: { page: mark.page }, at: mark.readAt, notBefore }
      void addOutgoing(userId, turned.current)
    },
    [userId, id],
  )
  return { startPage, restart: () => setStartPage(1), onPageChange, seen }
}
