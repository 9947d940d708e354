import { ConnectionError } from '#src/platform/offline/connection-error.ts'
import PdfWorker from './pdf-worker.ts?worker'

type Engine = { PdfDocument: typeof import('./pdf-document.tsx').PdfDocument; worker: Worker }

let engine: Promise<Engine> | null = null

/** Fetches the script and the worker of the PDF engine at the same time. One engine serves every document. */
export function loadEngine(): Promise<Engine> {
  engine ??= startEngine().catch((error: unknown) => {
    engine = null
    throw error
  })
  return engine
}

/** Starts loading the engine when a student is about to open a document. */
export function warmEngine(): void {
  // Opening the document loads it again and reports the failure.
  loadEngine().catch(() => undefined)
}

/** Drops the engine after a failure, so that the next document starts with a new one. */
export function dropEngine(): void {
  engine?.then(({ worker }) => worker.terminate()).catch(() => undefined)
  engine = null
}

async function startEngine(): Promise<Engine> {
  const worker = new PdfWorker()
  try {
    const [{ PdfDocument }] = await Promise.all([import('./pdf-document.tsx'), waitForStart(worker)])
    return { PdfDocument, worker }
  } catch (error) {
    worker.terminate()
    throw error
  }
}

/**
 * The worker sends the first message when its script runs. pdf.js itself would wait for ever for a worker that does
 * not.
 */
function waitForStart(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true })
    worker.addEventListener('error', (event) => reject(toError(event)), { once: true })
  })
}

/** An error inside the worker's script has a message. If the script did not arrive, there is none. */
function toError(event: Event): Error {
  if (event instanceof ErrorEvent && event.message) return new Error(event.message)
  return new ConnectionError('The PDF worker did not start.')
}
