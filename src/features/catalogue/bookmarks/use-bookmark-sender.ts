import { TRPCClientError } from '@trpc/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type BookmarkChange, toChoice } from '../../../../domain/catalogue/bookmark-copy.ts'
import { trpc } from '../../../app/trpc.ts'
import { listChanges, refuseChange, rememberListed, settleChange } from '../../../device/bookmarks.ts'
import { keepSending } from '../../../device/keep-sending.ts'

const PATIENCE_MS = 20_000

/**
 * - `unsent`: choices wait on this device; there is no reason when nobody answered
 * - `refused`: the worker will not take one as it is
 */
export type SendTrouble = { kind: 'unsent'; reason: string | null } | { kind: 'refused'; reason: string } | null

/**
 * Brings the choices on this device to the worker, one after the other: at start, as they are made, when the
 * connection returns, and in between.
 */
export function useBookmarkSender(owner: string): { trouble: SendTrouble; sendNow: () => void } {
  const utils = trpc.useUtils()
  const [trouble, setTrouble] = useState<SendTrouble>(null)
  const again = useRef<() => void>(() => undefined)

  useEffect(() => {
    const sendOne = async (change: BookmarkChange, isStopped: () => boolean): Promise<SendTrouble> => {
      try {
        const listed = await utils.client.bookmarks.set.mutate(toChoice(change, Date.now()), {
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        settleChange(owner, change)
        if (isStopped()) return null
        // An answer under way could be older than this one.
        await utils.bookmarks.list.cancel()
        utils.bookmarks.list.setData(undefined, listed)
        rememberListed(owner, listed)
        return null
      } catch (error) {
        const answer = error instanceof TRPCClientError && error.data ? error : null
        if (!answer || !isRefusal(answer.data.httpStatus)) return { kind: 'unsent', reason: answer?.message ?? null }
        refuseChange(owner, change, answer.message)
        void utils.bookmarks.list.invalidate()
        return { kind: 'refused', reason: answer.message }
      }
    }
    const { sendNow, stop } = keepSending({
      isWaiting: () => listChanges(owner).length > 0,
      send: async (isStopped) => {
        let last: SendTrouble = null
        for (let [change] = listChanges(owner); change && !isStopped(); [change] = listChanges(owner)) {
          last = await sendOne(change, isStopped)
          if (last?.kind === 'unsent') break
        }
        if (!isStopped()) setTrouble(last)
        return last?.kind === 'unsent'
      },
    })
    again.current = sendNow
    return stop
  }, [owner, utils])

  return { trouble, sendNow: useCallback(() => again.current(), []) }
}

/** Whether the worker would say no to the same choice again. */
function isRefusal(status: unknown): boolean {
  return status === 400 || status === 404
}
