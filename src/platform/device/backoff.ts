const FIRST_MS = 1_000

/** The longest pause of the outbox and of other background work. */
export const OUTBOX_BACKOFF_MAX_MS = 5 * 60_000
/** The longest pause while a student waits for a page, a part, or the answer to who is signed in. */
export const WAITING_BACKOFF_MAX_MS = 15_000

/**
 * The pause after a number of failures in a row: at most 1, 2, 4 ... seconds. Full jitter (a random part of that time)
 * keeps a thousand phones from sending at the same moment when the connection of a town returns.
 */
export function backoffMs(failures: number, maxMs: number, random: () => number = Math.random): number {
  const longest = Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), maxMs)
  return Math.round(random() * longest)
}
