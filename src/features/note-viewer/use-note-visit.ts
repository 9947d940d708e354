import { type RefObject, useEffect, useState } from 'react'
import type { Note } from '../../../domain/catalogue/catalogue.ts'
import { trpc } from '../../app/trpc.ts'
import { sendVisit } from './report.ts'
import { pauseClock, percentSeen, runClock, STOPPED_CLOCK, secondsOf } from './visit-clock.ts'

const REPORT_EVERY_MS = 30_000

/**
 * Reports the opening of a note, and how long and how much of it has been seen, while the student reads. A report that
 * fails disturbs nobody: the next one says it all again.
 */
export function useNoteVisit(note: Note, path: string, seen: RefObject<ReadonlySet<number>>): void {
  const utils = trpc.useUtils()
  const [visitId] = useState(() => crypto.randomUUID())

  useEffect(() => {
    const isVisible = () => document.visibilityState === 'visible'
    let clock = isVisible() ? runClock(STOPPED_CLOCK, Date.now()) : STOPPED_CLOCK
    let listsAreNew = false

    const report = async () => {
      try {
        await sendVisit({
          visitId,
          contentId: note.id,
          contentType: 'note',
          title: note.title,
          subject: note.subject,
          chapter: note.chapter,
          url: path,
          timeSpent: secondsOf(clock, Date.now()),
          progress: percentSeen(seen.current.size, note.pages),
        })
        if (!listsAreNew) {
          listsAreNew = true
          await Promise.all([utils.contentAccess.recent.invalidate(), utils.stats.get.invalidate()])
        }
      } catch (error) {
        console.error('Recording the visit of a note failed', error)
      }
    }
    const leave = () => {
      clock = pauseClock(clock, Date.now())
      return report()
    }
    const onVisibility = () => {
      if (isVisible()) clock = runClock(clock, Date.now())
      else void leave()
    }

    void report()
    const timer = setInterval(() => isVisible() && void report(), REPORT_EVERY_MS)
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('pagehide', leave)
      // What the student sees next lists the visit with its whole time.
      listsAreNew = false
      void leave()
    }
  }, [note, path, visitId, utils, seen])
}
