/** `rank` is computed when a place is free, because the student may have scrolled by then. */
type Job = { rank: () => number; run: () => Promise<void> }

/** Two at a time: while one page is painted here, the worker reads the next one. */
const AT_A_TIME = 2

export type DrawQueue = { add: (rank: Job['rank'], run: () => Promise<void>) => () => void }

/**
 * Draws pages and their texts in the order in which the student needs them, lowest rank first. The very first has the
 * engine to itself. `add` returns a function that removes what has not begun.
 */
export function openDrawQueue(): DrawQueue {
  const waiting = new Set<Job>()
  let running = 0
  let places = 1

  const start = () => {
    while (running < places && waiting.size > 0) {
      const next = [...waiting].reduce((best, job) => (job.rank() < best.rank() ? job : best))
      waiting.delete(next)
      running += 1
      void next.run().finally(() => {
        running -= 1
        places = AT_A_TIME
        start()
      })
    }
  }

  return {
    add(rank, run) {
      const job = { rank, run }
      waiting.add(job)
      // After everything that was added in the same rendering.
      queueMicrotask(start)
      return () => waiting.delete(job)
    },
  }
}
