import { isAmount, isText, parseObject } from '../../../domain/untrusted-json.ts'
import { localTexts } from '../local-text.ts'

/** A phone can suspend the tab that has the lock. Other tabs wait no longer than this: every write is idempotent. */
const PATIENCE_MS = 30_000
const LOOK_EVERY_MS = 500

/** Runs the work in one tab of this browser at a time, for one name. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return inLease(name, work)
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

/** Without Web Locks: a lease in localStorage says that a tab is at work, and until when. */
async function inLease(name: string, work: () => Promise<void>): Promise<void> {
  const holder = crypto.randomUUID()
  const giveUpAt = performance.now() + PATIENCE_MS
  while (isTaken(name, Date.now()) && performance.now() < giveUpAt) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  localTexts.write(name, JSON.stringify({ holder, until: Date.now() + PATIENCE_MS }))
  try {
    await work()
  } finally {
    if (parseObject(localTexts.read(name))?.holder === holder) localTexts.remove(name)
  }
}

function isTaken(name: string, now: number): boolean {
  const lease = parseObject(localTexts.read(name))
  return isText(lease?.holder) && isAmount(lease.until) && now < lease.until && lease.until - now <= PATIENCE_MS
}
