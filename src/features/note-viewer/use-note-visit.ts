import { type RefObject, useEffect, useState } from 'react'
import type { Note } from '../../../domain/catalogue/catalogue.ts'
import { sendWhileLeaving } from '../../app/data/sending.ts'
import { addOutgoing } from '../../device/outbox/add.ts'
import type { Outgoing } from '../../device/outbox/outgoing.ts'
import { BEAT_EVERY_MS, beat, percentSeen, STOPPED_CLOCK, secondsOf, stopClock } from './visit-clock.ts'

/** A tab that is killed loses at most this much time. */
const STORE_EVERY_BEATS = 3
/** The least time between two reports to the worker, so that an hour of reading costs few rows. */
const REPORT_EVERY_MS = 5 * 60_000

const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Reports that a note was opened, and how long and how much of it was read. The report waits in the outbox, so it also
 * arrives when the tab dies or the line is down; it is sent when the note is opened, hidden or left, and in between every
 * five minutes.
 */
export function useNoteVisit(note: Note, path: string, userId: string, seen: RefObject<ReadonlySet<number>>): void {
  const [visitId] = useState(() => crypto.randomUUID())

  useEffect(() => {
    const isVisible = () => document.visibilityState === 'visible'
    let clock = STOPPED_CLOCK
    let usedAt = performance.now()
    let activeAt = Date.now()
    let beats = 0
    let reportAt = activeAt + REPORT_EVERY_MS

    const reportOf = (notBefore: number): Outgoing<'visit'> => ({
      kind: 'visit',
      id: visitId,
      payload: {
        contentId: note.id,
        title: note.title,
        subject: note.subject,
        chapter: note.chapter,
        url: path,
        timeSpent: secondsOf(clock),
        progress: percentSeen(seen.current.size, note.pages),
      },
      at: activeAt,
      notBefore,
    })
    const count = (step: typeof beat) => {
      const before = clock.counted
      clock = step(clock, performance.now(), usedAt)
      if (clock.counted > before) activeAt = Date.now()
    }
    const onBeat = () => {
      if (!isVisible()) return
      count(beat)
      beats += 1
      if (beats % STORE_EVERY_BEATS !== 0) return
      if (Date.now() >= reportAt) reportAt = Date.now() + REPORT_EVERY_MS
      void addOutgoing(userId, reportOf(reportAt))
    }
    const leave = () => {
      count(stopClock)
      void addOutgoing(userId, reportOf(0))
    }
    const onVisibility = () => {
      if (isVisible()) count(beat)
      else leave()
    }
    const onPageHide = () => {
      leave()
      sendWhileLeaving(userId, reportOf(0))
    }
    const onUse = () => {
      usedAt = performance.now()
    }

    if (isVisible()) count(beat)
    void addOutgoing(userId, reportOf(0))
    const timer = setInterval(onBeat, BEAT_EVERY_MS)
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('pagehide', onPageHide)
    for (const sign of SIGNS_OF_USE) addEventListener(sign, onUse, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('pagehide', onPageHide)
      for (const sign of SIGNS_OF_USE) removeEventListener(sign, onUse, { capture: true })
      leave()
    }
  }, [note, path, userId, visitId, seen])
}
