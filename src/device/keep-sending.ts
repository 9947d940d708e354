import { onWake } from './backoff.ts'
import { subscribe } from './device-store.ts'

const FIRST_PAUSE_MS = 4_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** How long to wait before the next try after so many failed ones. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS)
}

type Sending = {
  /** Whether anything on the device waits for the worker. */
  isWaiting: () => boolean
  /** Sends it, one after the other, until it is told to stop. Returns whether it has to be tried again. */
  send: (isStopped: () => boolean) => Promise<boolean>
  /** New things are sent by somebody else first, so only what still waits after a pause is sent. */
  isPatient?: boolean
}

/**
 * Brings what waits on this device to the worker: now, when it changes, when the connection returns, and while it fails
 * again and again, after longer and longer pauses; a student who goes on shall not hammer a worker that is down.
 */
export function keepSending({ isWaiting, send, isPatient = false }: Sending): {
  sendNow: () => void
  stop: () => void
} {
  let isStopped = false
  let isBusy = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = async () => {
    if (isBusy) return
    isBusy = true
    clearTimeout(timer)
    timer = undefined
    let hasFailed = true
    try {
      hasFailed = await send(() => isStopped)
    } finally {
      isBusy = false
      failures = hasFailed ? failures + 1 : 0
      // What came while it was busy waits its turn.
      if (!isStopped && (hasFailed || isWaiting())) schedule()
    }
  }
  const schedule = () => {
    timer ??= setTimeout(run, pauseAfter(failures))
  }
  const sendNow = () => {
    failures = 0
    void run()
  }
  const onChange = () => {
    if (isBusy || !isWaiting()) return
    if (isPatient || failures > 0) schedule()
    else void run()
  }

  void run()
  const sleep = onWake(sendNow)
  const unsubscribe = subscribe(onChange)
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    sleep()
    unsubscribe()
  }
  return { sendNow, stop }
}
