/** A phone can suspend the page that has the lock. Others wait at most this long: every write is idempotent. */
const PATIENCE_MS = 30_000

/** Runs the work under one name in only one page of this browser, or its service worker, at a time. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  let hasRun = false
  const once = async () => {
    hasRun = true
    await work()
  }
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, once)
  } catch (error) {
    if (hasRun) throw error
    await once()
  }
}
