import { useEffect } from 'react'
import { keepSending } from '../../keep-sending.ts'
import { describeError, trpc } from '../../trpc.ts'
import { listOpened, refuseOpened, settleOpened } from './opened-notes.ts'
import { isRefused, sendVisit } from './report.ts'

/** Tells the worker of the notes that a visitor opened and a student has taken into the account. */
export function useOpenedSender(owner: string): void {
  const utils = trpc.useUtils()

  useEffect(() => {
    /** Returns whether it has to be sent again. */
    const sendOne = async (note: ReturnType<typeof listOpened>[number]): Promise<boolean> => {
      const { openedAt: _, ...visit } = note
      try {
        // How long it was read, and how far, nobody has seen: a visitor's browser has its own viewer.
        await sendVisit({ ...visit, contentType: 'note', timeSpent: 0, progress: 0 })
        settleOpened(owner, note)
        return false
      } catch (error) {
        if (!isRefused(error)) return true
        refuseOpened(owner, note, describeError(error))
        return false
      }
    }
    const { stop } = keepSending({
      isWaiting: () => listOpened(owner).length > 0,
      send: async (isStopped) => {
        const waiting = listOpened(owner)
        let hasFailed = false
        for (const note of waiting) {
          hasFailed = isStopped() || (await sendOne(note))
          if (hasFailed) break
        }
        if (waiting.length > 0 && !isStopped()) {
          void Promise.all([utils.contentAccess.recent.invalidate(), utils.stats.get.invalidate()])
        }
        return hasFailed
      },
    })
    return stop
  }, [owner, utils])
}
