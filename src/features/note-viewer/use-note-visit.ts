import { type RefObject, useEffect, useState } from 'react'
import type { Note } from '../../../domain/catalogue/catalogue.ts'
import { sendWhileLeaving } from '../../app/data/sending.ts'
import { addOutgoing } from '../../device/outbox/add.ts'
import type { Outgoing } from '../../device/outbox/outgoing.ts'
import { BEAT_EVERY_MS, percentSeen } from './visit-clock.ts'
import { startVisit, type VisitState } from './visit-recorder.ts'

const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Reports that a note was opened, and how long and how much of it was read. The report waits in the outbox, so it also
 * arrives when the tab dies or the line is down.
 */
export function useNoteVisit(note: Note, path: string, userId: string, seen: RefObject<ReadonlySet<number>>): void {
  const [visitId] = useState(() => crypto.randomUUID())

  useEffect(() => {
    const isVisible = () => document.visibilityState === 'visible'
    const reportOf = ({ seconds, at, notBefore }: VisitState): Outgoing<'visit'> => ({
      kind: 'visit',
      id: visitId,
      payload: {
        contentId: note.id,
        title: note.title,
        subject: note.subject,
        chapter: note.chapter,
        url: path,
        timeSpent: seconds,
        progress: percentSeen(seen.current.size, note.pages),
      },
      at,
      notBefore,
    })
    const visit = startVisit((state) => void addOutgoing(userId, reportOf(state)))
    const onBeat = () => {
      if (isVisible()) visit.beat()
    }
    const onVisibility = () => {
      if (isVisible()) visit.show()
      else visit.leave()
    }
    const onPageHide = () => sendWhileLeaving(userId, reportOf(visit.leave()))

    visit.open(isVisible())
    const timer = setInterval(onBeat, BEAT_EVERY_MS)
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('pagehide', onPageHide)
    for (const sign of SIGNS_OF_USE) addEventListener(sign, visit.use, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('pagehide', onPageHide)
      for (const sign of SIGNS_OF_USE) removeEventListener(sign, visit.use, { capture: true })
      visit.leave()
    }
  }, [note, path, userId, visitId, seen])
}
