import { availableParallelism } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'

/** Each thread can hold a compiler, which needs about 400 MB, and all of them together need less than 2 GB. */
const THREADS_MAX = 3

/** Sends the items to threads that run `module`, one at a time to each, and waits until all are done. */
export async function runInThreads<Item>(module: URL, items: readonly Item[]): Promise<void> {
  const waiting = [...items]
  const count = Math.min(availableParallelism(), THREADS_MAX, items.length)
  await Promise.all(Array.from({ length: count }, () => runThread(module, waiting)))
}

async function runThread<Item>(module: URL, waiting: Item[]): Promise<void> {
  const worker = new Worker(module)
  try {
    await new Promise<void>((resolve, reject) => {
      const handOut = () => {
        const item = waiting.shift()
        if (item === undefined) resolve()
        else worker.postMessage(item)
      }
      worker.on('message', handOut)
      worker.on('error', reject)
      worker.on('exit', () => reject(new Error(`the thread of ${module.pathname} has ended`)))
      handOut()
    })
  } finally {
    await worker.terminate()
  }
}

/** In a thread: handles the items that it gets. An error ends the thread, and with it the run. */
export function handleItems<Item>(handle: (item: Item) => Promise<void>): void {
  parentPort?.on('message', async (item: Item) => {
    await handle(item)
    parentPort?.postMessage('done')
  })
}
