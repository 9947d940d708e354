import { useCallback, useEffect, useRef } from 'react'
import type { PlaceInNote } from '#domain/study/place-in-note.ts'
import { markPlace } from '#domain/study/reading-mark.ts'
import { sendWhileLeaving } from '#src/platform/data/sending.ts'
import { readMarks, updateMark } from '#src/platform/device/copies/reading.ts'
import { addOutgoing } from '#src/platform/device/outbox/add.ts'
import type { Outgoing } from '#src/platform/device/outbox/kinds.ts'
import { REPORT_EVERY_MS } from '#src/platform/visit/visit-recorder.ts'

/** `isGone`: the student moved to the place; the note did not just open there. `seen` are pages of the PDF. */
export type RecordPlace = (place: PlaceInNote, about: { isGone: boolean; seen: readonly number[] }) => void

/** Records where a student reads: on the device at once, and in the account when the note is hidden or left. */
export function usePlaceRecord(noteId: string, userId: string): RecordPlace {
  /** The last place, until it is sent. */
  const turned = useRef<Outgoing<'position'> | null>(null)

  useEffect(() => {
    const send = () => {
      const last = turned.current
      turned.current = null
      // An older place has already been sent.
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

  return useCallback(
    (place, { isGone, seen }) => {
      const before = readMarks(userId)[noteId]?.readAt
      const mark = updateMark(userId, noteId, (last) => markPlace(last, place, { isGone, seen, now: Date.now() }))
      if (mark.readAt === 0 || mark.readAt === before) return
      const { page, heading, readAt } = mark
      // At once when the note is left or hidden: one report, and not one for each page.
      const notBefore = readAt + REPORT_EVERY_MS
      const payload = { page, ...(heading && { heading }) }
      turned.current = { kind: 'position', id: noteId, payload, at: readAt, notBefore }
      void addOutgoing(userId, turned.current)
    },
    [userId, noteId],
  )
}
