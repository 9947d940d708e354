import { useEffect } from 'react'
import { describeError, trpc } from '../../app/trpc.ts'
import { keepSending } from '../../device/keep-sending.ts'
import { listOpened, refuseOpened, settleOpened } from './opened-notes.ts'
import { isRefused, sendVisit } from './report.ts'

/** Tells the worker of the notes that a visitor opened and a student has taken into the account. */
export function useOpenedSender(owner: string): void {
  const utils = trpc.useUtils()

  useEffect(() => {
    const sendOne = async (note: ReturnType<typeof listOpened>[number]): Promise<'sent' | 'refused' | 'failed'> => {
      const { openedAt: _, ...visit } = note
      try {
        // How long it was read, and how far, nobody has seen: a visitor's browser has its own viewer.
        await sendVisit({ ...visit, contentType: 'note', timeSpent: 0, progress: 0 })
        settleOpened(owner, note)
        return 'sent'
      } catch (error) {
        if (!isRefused(error)) return 'failed'
        refuseOpened(owner, note, describeError(error))
        return 'refused'
      }
    }
    const { stop } = keepSending({
      isWaiting: () => listOpened(owner).length > 0,
      send: async (isStopped) => {
        const outcomes = new Set<string>()
        for (const note of listOpened(owner)) {
          if (isStopped() || outcomes.has('failed')) break
          outcomes.add(await sendOne(note))
        }
        if (outcomes.has('sent') && !isStopped()) {
          void Promise.all([utils.contentAccess.recent.invalidate(), utils.stats.get.invalidate()])
        }
        return outcomes.has('failed')
      },
    })
    return stop
  }, [owner, utils])
}
