import { TRPCClientError } from '@trpc/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type BookmarkChange, toChoice } from '../../../domain/bookmark-copy.ts'
import { listChanges, refuseChange, rememberListed, settleChange, subscribe } from '../../bookmarks.ts'
import { trpc } from '../../trpc.ts'

const PATIENCE_MS = 20_000
const FIRST_PAUSE_MS = 4_000
const LONGEST_PAUSE_MS = 5 * 60_000

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
    let stopped = false
    let busy = false
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const send = async (change: BookmarkChange): Promise<SendTrouble> => {
      try {
        const listed = await utils.client.bookmarks.set.mutate(toChoice(change, Date.now()), {
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        settleChange(owner, change)
        if (stopped) return null
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
    const sendAll = async () => {
      if (busy) return
      busy = true
      clearTimeout(timer)
      let last: SendTrouble = null
      for (let [change] = listChanges(owner); change && !stopped; [change] = listChanges(owner)) {
        last = await send(change)
        if (last?.kind === 'unsent') break
      }
      busy = false
      if (stopped) return
      setTrouble(last)
      failures = last?.kind === 'unsent' ? failures + 1 : 0
      if (failures > 0) timer = setTimeout(sendAll, Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS))
    }
    const onChange = () => {
      // While it fails, the timer decides; a student who goes on choosing shall not hammer a worker that is down.
      if (failures === 0 && listChanges(owner).length > 0) void sendAll()
    }

    again.current = () => void sendAll()
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

  return { trouble, sendNow: useCallback(() => again.current(), []) }
}

/** Whether the worker would say no to the same choice again. */
function isRefusal(status: unknown): boolean {
  return status === 400 || status === 404
}
