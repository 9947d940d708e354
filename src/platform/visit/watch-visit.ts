import { sendWhileLeaving } from '../data/sending.ts'
import { addOutgoing } from '../device/outbox/add.ts'
import type { VisitedContent } from '../device/outbox/kinds/visit.ts'
import type { Outgoing } from '../device/outbox/kinds.ts'
import { BEAT_EVERY_MS } from './visit-clock.ts'
import { startVisit, type VisitState } from './visit-recorder.ts'

const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Reports that a text was opened, how long it was read, and how much of it. The report waits in the outbox, so it also
 * arrives if the tab dies or the connection is down. `readProgress` returns the percentage that was seen so far. The
 * visit ends when the returned function is called.
 */
export function watchVisit(userId: string, content: VisitedContent, readProgress: () => number): () => void {
  const visitId = crypto.randomUUID()
  const isVisible = () => document.visibilityState === 'visible'
  const reportOf = ({ seconds, at, notBefore }: VisitState): Outgoing<'visit'> => ({
    kind: 'visit',
    id: visitId,
    payload: { ...content, timeSpent: seconds, progress: readProgress() },
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
}

/** Reports that a page was opened that is not read from top to bottom, so that only the opening counts. */
export function reportOpening(userId: string, content: VisitedContent): void {
  const payload = { ...content, timeSpent: 0, progress: 0 }
  void addOutgoing(userId, { kind: 'visit', id: crypto.randomUUID(), payload, at: Date.now(), notBefore: 0 })
}
