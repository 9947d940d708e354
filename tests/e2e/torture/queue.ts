/** A queue of work in which some items must run alone. */
export function createQueue() {
  let running = 0
  let alone = Promise.resolve()
  const together = async (work: () => Promise<void>): Promise<void> => {
    for (let before: Promise<void> | null = null; before !== alone; await before) before = alone
    running += 1
    try {
      await work()
    } finally {
      running -= 1
    }
  }
  return {
    together,
    alone(work: () => Promise<void>): Promise<void> {
      const before = alone
      const done = (async () => {
        await before
        while (running > 0) await new Promise((resolve) => setTimeout(resolve, 100))
        await work()
      })()
      alone = done.catch(() => {})
      return done
    },
  }
}

/** Work of one student at a time: nobody sits a quiz on two devices at once. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return (key: string, work: () => Promise<void>): Promise<void> => {
    const done = (last.get(key) ?? Promise.resolve()).then(work)
    last.set(
      key,
      done.catch(() => {}),
    )
    return done
  }
}
