import { useEffect } from 'react'
import { subscribe } from '../../device-store.ts'
import { describeError, trpc } from '../../trpc.ts'
import { listOpened, refuseOpened, settleOpened } from './opened-notes.ts'
import { isRefused, sendVisit } from './report.ts'

const FIRST_PAUSE_MS = 4_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** Tells the worker of the notes that a visitor opened and a student has taken into the account. */
export function useOpenedSender(owner: string): void {
  const utils = trpc.useUtils()

  useEffect(() => {
    let stopped = false
    let busy = false
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const sendAll = async () => {
      if (busy) return
      busy = true
      clearTimeout(timer)
      let sent = 0
      let failed = false
      for (const note of listOpened(owner)) {
        const { openedAt: _, ...visit } = note
        try {
          // How long it was read, and how far, nobody has seen: a visitor's browser has its own viewer.
          await sendVisit({ ...visit, contentType: 'note', timeSpent: 0, progress: 0 })
          settleOpened(owner, note)
          sent += 1
        } catch (error) {
          failed = !isRefused(error)
          if (failed) break
          refuseOpened(owner, note, describeError(error))
        }
      }
      busy = false
      if (stopped) return
      if (sent > 0) void Promise.all([utils.contentAccess.recent.invalidate(), utils.stats.get.invalidate()])
      failures = failed ? failures + 1 : 0
      if (failed) timer = setTimeout(sendAll, Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS))
    }
    const onChange = () => {
      if (failures === 0 && listOpened(owner).length > 0) void sendAll()
    }

    void sendAll()
    addEventListener('online', sendAll)
    const unsubscribe = subscribe(onChange)
    return () => {
      stopped = true
      clearTimeout(timer)
      removeEventListener('online', sendAll)
      unsubscribe()
    }
  }, [owner, utils])
}
