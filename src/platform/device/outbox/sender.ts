import type { Api } from '#src/platform/data/trpc.ts'
import { backoffMs, OUTBOX_BACKOFF_MAX_MS } from '../backoff.ts'
import type { Entry } from '../store/entry.ts'
import type { Store } from '../store/store.ts'
import { ANSWER_MAX_MS, type Failed } from './api.ts'
import { type Answers, KINDS, type Outgoing, type OutgoingKind } from './kinds.ts'
import { inOneTab } from './one-tab.ts'
import { isDue, isSent, refuseOutgoing, settleOutgoing } from './outbox.ts'

type Options = {
  store: Store
  userId: string
  api: Api
  classify: (error: unknown, outgoing: Outgoing) => Failed
  /** The worker says that nobody, or somebody else, is signed in. */
  onSessionDoubt: () => void
  /** Called before the write leaves the outbox, so that a screen continues to show it without a gap. */
  onAnswered: <K extends OutgoingKind>(outgoing: Outgoing<K>, answer: Answers[K]) => Promise<void>
  onArrived: <K extends OutgoingKind>(outgoing: Outgoing<K>, answer: Answers[K]) => void
  onRefused: (outgoing: Outgoing, reason: string) => void
  onProgress: (progress: Progress) => void
}

/** The state of the writes by their keys, for the screens that show it. */
export type Progress = { sending: string | null; failed: ReadonlyMap<string, string | null> }

export type Sender = {
  /**
   * Sends now, without waiting for the end of a pause. `all` includes writes that are delayed to be merged with later
   * ones.
   */
  sendNow: (options?: { all?: boolean }) => Promise<void>
  /**
   * The worker answers again, so the pause of all ends. A write that has failed keeps its own pause: it may be the only
   * one that does not get through, and would be sent without end.
   */
  resume: () => void
  stop: () => void
}

/**
 * Sends the writes of one student to the worker, one after the other. Each has its own pause after a failure, and the
 * one that failed most often comes last, so a write that always fails delays no other. If the worker does not answer,
 * or somebody else is signed in, all writes pause.
 */
export function startSender({ store, userId, api, classify, ...hear }: Options): Sender {
  const failed = new Map<string, Pause & { reason: string | null }>()
  let rest: Pause = { count: 0, until: 0 }
  let isStopped = false
  let sendsAll = false
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const listWaiting = () => store.list('outgoing', userId).filter(({ value }) => isSent(userId, value))
  const countOf = ({ key }: Entry<'outgoing'>) => failed.get(key)?.count ?? 0
  const waitOf = ({ key, value }: Entry<'outgoing'>) => {
    const more = sendsAll || isDue(value, Date.now()) ? 0 : value.notBefore - Date.now()
    return Math.max(0, more, Math.max(rest.until, failed.get(key)?.until ?? 0) - performance.now())
  }
  const report = (sending: string | null) => {
    const reasons = [...failed].map(([key, { reason }]) => [key, reason] as const)
    hear.onProgress({ sending, failed: new Map(reasons) })
  }

  const sendOne = async <K extends OutgoingKind>(entry: Entry<'outgoing'> & { value: Outgoing<K> }) => {
    const { key, value } = entry
    report(key)
    try {
      const answer = await KINDS[value.kind].send(api, value, Date.now(), AbortSignal.timeout(ANSWER_MAX_MS))
      rest = { count: 0, until: 0 }
      await hear.onAnswered(value, answer)
      let isDone = false
      await store.transact(async (tx) => {
        isDone = await settleOutgoing(tx, entry, answer)
      })
      if (isDone) failed.delete(key)
      else failed.set(key, { reason: '', ...pauseAfter(countOf(entry), KINDS[value.kind].restMs) })
      hear.onArrived(value, answer)
    } catch (error) {
      const { failure, reason } = classify(error, value)
      if (failure === 'final') {
        failed.delete(key)
        hear.onRefused(value, reason ?? '')
        await store.transact((tx) => refuseOutgoing(tx, entry, reason ?? ''))
        return
      }
      failed.set(key, { reason, ...pauseAfter(countOf(entry), KINDS[value.kind].restMs) })
      if (failure !== 'passing' || reason === null) rest = pauseAfter(rest.count)
      if (failure !== 'passing') hear.onSessionDoubt()
    }
  }

  const sendRound = async () => {
    // Another tab may have sent some while this one waited for the lock.
    await store.load(userId)
    const due = listWaiting().filter((entry) => waitOf(entry) <= 0)
    due.sort((one, other) => countOf(one) - countOf(other) || one.value.at - other.value.at)
    for (const entry of due) {
      if (isStopped || waitOf(entry) > 0) return
      await sendOne(entry)
    }
  }

  const run = (): Promise<void> => {
    clearTimeout(timer)
    running ??= inOneTab(`outbox ${userId}`, sendRound).finally(() => {
      running = null
      report(null)
      schedule()
    })
    return running
  }

  const schedule = () => {
    clearTimeout(timer)
    const waits = listWaiting().map(waitOf)
    if (!isStopped && !running && waits.length > 0) timer = setTimeout(run, Math.min(...waits))
  }

  const runOnce = async (all: boolean) => {
    sendsAll = all
    await run()
    sendsAll = false
  }

  const unsubscribe = store.subscribe(schedule)
  // The page that delayed a write is usually closed by now, and no more changes follow.
  void runOnce(true)
  return {
    async sendNow({ all = false } = {}) {
      rest = { count: 0, until: 0 }
      for (const pause of failed.values()) pause.until = 0
      await running
      await runOnce(all)
    },
    resume() {
      rest = { count: 0, until: 0 }
      schedule()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      unsubscribe()
    },
  }
}

/** The number of failures in a row, and the time of the next attempt by the monotonic clock. */
type Pause = { count: number; until: number }

function pauseAfter(failures: number, leastMs = 0): Pause {
  const count = failures + 1
  return { count, until: performance.now() + Math.max(leastMs, backoffMs(count, OUTBOX_BACKOFF_MAX_MS)) }
}
