import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Note } from '../../../domain/catalogue/catalogue.ts'
import { markPage, mergePosition } from '../../../domain/study/reading-mark.ts'
import { trpc } from '../../app/trpc.ts'
import { readMarks, updateMark } from './reading-marks.ts'
import { sendPositions } from './report.ts'

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data: kept } = trpc.reading.position.useQuery(
    { noteId: id },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )

  useEffect(() => {
    if (!kept) return
    // Whoever has gone on reading meanwhile stays there: that is the later page.
    const mark = updateMark(userId, id, (last) => mergePosition(last, kept))
    if (mark?.page === kept.page) setStartPage(Math.min(kept.page, pages))
  }, [kept, userId, id, pages])

  useEffect(() => {
    const send = () => void sendPositions(userId)
    const leave = () => {
      clearTimeout(timer.current)
      if (document.visibilityState === 'hidden') send()
    }
    // What an earlier visit could not send.
    send()
    addEventListener('online', send)
    addEventListener('pagehide', send)
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', send)
      removeEventListener('pagehide', send)
      document.removeEventListener('visibilitychange', leave)
      send()
    }
  }, [userId])

  const onPageChange = useCallback(
    (page: number) => {
      const isGone = page !== shown.current
      shown.current = page
      seen.current.add(page)
      updateMark(userId, id, (last) => markPage(last, page, { isGone, now: Date.now() }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void sendPositions(userId), SETTLED_MS)
    },
    [userId, id],
  )
  return { startPage, restart: () => setStartPage(1), onPageChange, seen }
}
