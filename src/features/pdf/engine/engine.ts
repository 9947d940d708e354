import { retry } from '../../../app/retry.ts'
import PdfWorker from './pdf-worker.ts?worker'
import { takeStartedWorker, watchStart } from './start-worker.ts'

type Engine = { PdfDocument: typeof import('./pdf-document.tsx').PdfDocument; worker: Worker }

let engine: Promise<Engine> | null = null

/** Fetches the script and the worker of the PDF engine side by side. One engine serves every document. */
export function loadEngine(): Promise<Engine> {
  engine ??= retry(startEngine).catch((error: unknown) => {
    engine = null
    throw error
  })
  return engine
}

/** For the moment when somebody is about to open a document. */
export function warmEngine(): void {
  // Whoever opens the document asks again, and hears of the failure then.
  loadEngine().catch(() => undefined)
}

/** After a failure: the next document starts with a new engine. */
export function dropEngine(): void {
  engine?.then(({ worker }) => worker.terminate()).catch(() => undefined)
  engine = null
}

async function startEngine(): Promise<Engine> {
  const { worker, isReady } = takeStartedWorker() ?? watchStart(new PdfWorker())
  try {
    const [{ PdfDocument }] = await Promise.all([import('./pdf-document.tsx'), isReady])
    return { PdfDocument, worker }
  } catch (error) {
    worker.terminate()
    throw error
  }
}
