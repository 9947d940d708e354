import { ConnectionError } from '../../../app/connection-error.ts'

export type StartedWorker = { worker: Worker; isReady: Promise<void> }

declare global {
  interface Window {
    /** What page-start.ts has started where a student is about to read. */
    pdfWorker?: StartedWorker | undefined
  }
}

/** The worker speaks first when its script runs; pdf.js itself would wait for ever for one that does not. */
export function watchStart(worker: Worker): StartedWorker {
  const isReady = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true })
    worker.addEventListener('error', (event) => reject(toError(event)), { once: true })
  })
  // Whoever opens a document with it hears of the failure.
  isReady.catch(() => undefined)
  return { worker, isReady }
}

/** What goes wrong in the worker's script comes with its message; that the script did not arrive comes without. */
function toError(event: Event): Error {
  if (event instanceof ErrorEvent && event.message) return new Error(event.message)
  return new ConnectionError('The PDF worker did not start.')
}

/** What has been started before the app was there, once; else null. */
export function takeStartedWorker(): StartedWorker | null {
  const started = window.pdfWorker
  window.pdfWorker = undefined
  return started ?? null
}
