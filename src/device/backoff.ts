const FIRST_MS = 1_000

/** The longest pause of the outbox and of other work in the background. */
export const OUTBOX_BACKOFF_MAX_MS = 5 * 60_000
/** The longest pause while a student waits: for a page, a part, or the answer to who is signed in. */
export const WAITING_BACKOFF_MAX_MS = 15_000

/**
 * The pause after this many failures in a row: at most 1, 2, 4 ... seconds. Full jitter (a random time up to that)
 * keeps a thousand phones from asking at the same moment when the line of a town is back.
 */
export function backoffMs(failures: number, maxMs: number, random: () => number = Math.random): number {
  const longest = Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), maxMs)
  return Math.round(random() * longest)
}

/** Calls back when the line is back or the student looks at the page again: then no pause needs to go on. */
export function onWake(callBack: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') callBack()
  }
  addEventListener('online', callBack)
  addEventListener('pageshow', callBack)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('online', callBack)
    removeEventListener('pageshow', callBack)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
