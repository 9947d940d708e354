const FIRST_MS = 1_000

/** The outbox, and whatever else works in the background, asks at least this often. */
export const OUTBOX_BACKOFF_MAX_MS = 5 * 60_000
/** Who is signed in is asked at least this often: a student looks at the answer. */
export const SESSION_BACKOFF_MAX_MS = 15_000

/**
 * How long to wait after so many failures in a row: up to 1, 2, 4 ... seconds. Full jitter (any time up to that) keeps a
 * thousand phones from asking at the same moment when the line of a town comes back.
 */
export function backoffMs(failures: number, maxMs: number, random: () => number = Math.random): number {
  const longest = Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), maxMs)
  return Math.round(random() * longest)
}

/** Calls back when waiting longer makes no sense: the line is back, or the student looks at the page again. */
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
