import { GUEST } from '../../../domain/account/owner.ts'
import type { FailureKind } from '../../../domain/failure-kind.ts'
import type { Api } from '../../app/data/trpc.ts'
import { backoffMs, OUTBOX_BACKOFF_MAX_MS } from '../backoff.ts'
import type { Entry } from '../store/entry.ts'
import type { Store } from '../store/store.ts'
import { type Answers, OUTGOING } from './kinds.ts'
import { inOneTab } from './one-tab.ts'
import { isDue, refuseOutgoing, settleOutgoing } from './outbox.ts'
import type { Outgoing, OutgoingKind } from './outgoing.ts'

const PATIENCE_MS = 20_000

/** What went wrong with a request; `reason` is the worker's own words, null when it did not answer. */
export type Failed = { failure: FailureKind; reason: string | null }

type Options = {
  store: Store
  userId: string
  api: Api
  classify: (error: unknown, outgoing: Outgoing) => Failed
  /** The worker says that somebody else is signed in, or nobody. */
  onSessionDoubt: () => void
  /** Before the write leaves the outbox: what a screen shows of it goes over to the data without a gap. */
  onAnswered: <K extends OutgoingKind>(outgoing: Outgoing<K>, answer: Answers[K]) => Promise<void>
  onArrived: <K extends OutgoingKind>(outgoing: Outgoing<K>, answer: Answers[K]) => void
  onRefused: (outgoing: Outgoing, reason: string) => void
  onProgress: (progress: Progress) => void
}

/** The state of the writes by their keys, for the screens that show it. */
export type Progress = { sending: string | null; failed: ReadonlyMap<string, string | null> }

export type Sender = {
  /**
   * Sends now, without waiting for the end of a pause. `all` includes writes that are delayed to be combined with later
   * ones.
   */
  sendNow: (options?: { all?: boolean }) => Promise<void>
  stop: () => void
}

/**
 * Brings the writes of one student to the worker, one after the other. Each has its own pause after a failure, and the
 * one that failed most comes last, so one that always fails holds up no other. When nobody answers, or somebody else is
 * signed in, all of them rest.
 */
export function startSender({ store, userId, api, classify, ...hear }: Options): Sender {
  const failed = new Map<string, Pause & { reason: string | null }>()
  let rest: Pause = { count: 0, until: 0 }
  let isStopped = false
  let sendsAll = false
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const listWaiting = () =>
    store.list('outgoing', userId).filter(({ value }) => userId !== GUEST || OUTGOING[value.kind].isSentForGuest)
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
      const answer = await OUTGOING[value.kind].send(api, value, Date.now(), AbortSignal.timeout(PATIENCE_MS))
      rest = { count: 0, until: 0 }
      await hear.onAnswered(value, answer)
      let isDone = false
      await store.transact(async (tx) => {
        isDone = await settleOutgoing(tx, entry, answer)
      })
      if (isDone) failed.delete(key)
      else failed.set(key, { reason: '', ...pauseAfter(countOf(entry)) })
      hear.onArrived(value, answer)
    } catch (error) {
      const { failure, reason } = classify(error, value)
      if (failure === 'final') {
        failed.delete(key)
        hear.onRefused(value, reason ?? '')
        await store.transact((tx) => refuseOutgoing(tx, entry, reason ?? ''))
        return
      }
      failed.set(key, { reason, ...pauseAfter(countOf(entry)) })
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
  // The page that held something back for more of it is gone as a rule, and no more comes.
  void runOnce(true)
  return {
    async sendNow({ all = false } = {}) {
      rest = { count: 0, until: 0 }
      for (const pause of failed.values()) pause.until = 0
      await running
      await runOnce(all)
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

function pauseAfter(failures: number): Pause {
  const count = failures + 1
  return { count, until: performance.now() + backoffMs(count, OUTBOX_BACKOFF_MAX_MS) }
}
