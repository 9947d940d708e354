import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Note } from '../../../domain/catalogue/catalogue.ts'
import { markPage, mergePosition } from '../../../domain/study/reading-mark.ts'
import { sendWhileLeaving } from '../../app/data/sending.ts'
import { trpc } from '../../app/data/trpc.ts'
import { REPORT_EVERY_MS } from '../../app/visit/visit-recorder.ts'
import { readMarks, updateMark } from '../../device/copies/reading.ts'
import { addOutgoing } from '../../device/outbox/add.ts'
import type { Outgoing } from '../../device/outbox/outgoing.ts'

type ReadingPlace = {
  /** The page that the note opens at. It changes when the account knows a later page. */
  startPage: number
  /** The page that the note was opened at again, until the student turns to another one. */
  backOn: number | null
  restart: () => void
  onPageChange: (page: number) => void
  /** The pages that were seen on this device, on any day. */
  seen: RefObject<ReadonlySet<number>>
}

/** Remembers the last page of a note on the device at once, and on the account when the note is hidden or left. */
export function useReadingPosition({ id, pages }: Note, userId: string): ReadingPlace {
  const [first] = useState(() => readMarks(userId)[id] ?? null)
  // A newer edition of the note can have fewer pages.
  const [startPage, setStartPage] = useState(Math.min(first?.page ?? 1, pages))
  const [backOn, setBackOn] = useState(startPage > 1 ? startPage : null)
  const seen = useRef<Set<number>>(new Set(first?.seen.filter((page) => page <= pages)))
  // The page of the account can arrive at any moment. Showing it is not a turn of the student and is not reported.
  const shown = useRef(startPage)
  const hasTurned = useRef(false)
  /** The last turn of a page, until it is sent. */
  const turned = useRef<Outgoing<'position'> | null>(null)
  const { data: known } = trpc.reading.position.useQuery(
    { noteId: id },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )

  useEffect(() => {
    if (!known) return
    const mark = updateMark(userId, id, (last) => mergePosition(last, known))
    // A student who has turned a page meanwhile stays where he is, also on the page that the account names.
    if (hasTurned.current || mark.page !== known.page) return
    const page = Math.min(known.page, pages)
    shown.current = page
    setStartPage(page)
    setBackOn(page > 1 ? page : null)
  }, [known, userId, id, pages])

  useEffect(() => {
    const send = () => {
      const last = turned.current
      turned.current = null
      // An older turn has been sent already.
      if (!last || Date.now() >= last.notBefore) return null
      void addOutgoing(userId, { ...last, notBefore: 0 })
      return last
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden') send()
    }
    const onPageHide = () => {
      const last = send()
      if (last) sendWhileLeaving(userId, last)
    }
    addEventListener('pagehide', onPageHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      document.removeEventListener('visibilitychange', onHide)
      send()
    }
  }, [userId])

  const onPageChange = useCallback(
    (page: number) => {
      const isGone = page !== shown.current
      shown.current = page
      if (isGone) {
        hasTurned.current = true
        setBackOn(null)
      }
      seen.current.add(page)
      const before = readMarks(userId)[id]?.readAt
      const mark = updateMark(userId, id, (last) => markPage(last, page, { isGone, now: Date.now() }))
      if (mark.readAt === 0 || mark.readAt === before) return
      // Sooner when the note is left or hidden: one report, not one a page.
      const notBefore = mark.readAt + REPORT_EVERY_MS
      turned.current = { kind: 'position', id, payload: { page: mark.page }, at: mark.readAt, notBefore }
      void addOutgoing(userId, turned.current)
    },
    [userId, id],
  )
  return { startPage, backOn, restart: () => setStartPage(1), onPageChange, seen }
}
