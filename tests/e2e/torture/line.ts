import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** What becomes of one request that hands an attempt in. */
export const SUBMIT_FAULTS = [
  /** It does not reach the worker. */
  'lost',
  /** The worker has stored it, and the answer does not arrive. */
  'answer-lost',
  'unavailable',
  'slow',
] as const
export type SubmitFault = (typeof SUBMIT_FAULTS)[number]

const SLOW_MS = 700

/**
 * The line of one device to the worker, which fails as it is told. Playwright's own routes would switch off the browser's
 * cache, so that every page of the device would fetch all of the app again, which a student's device does not.
 */
export function openLine(context: BrowserContext) {
  let isDown = false
  const faults: SubmitFault[] = []

  const carry = async (session: CDPSession, { requestId, url, isAnswer }: Paused) => {
    const cut = () => session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionClosed' })
    if (isAnswer || isDown) return cut()
    const fault = url.includes('quizResults.submit') ? faults.shift() : undefined
    if (fault === 'lost') return cut()
    if (fault === 'unavailable') return session.send('Fetch.fulfillRequest', { requestId, responseCode: 503 })
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    // Of what goes on, only an answer that is to be lost stops once more.
    return session.send('Fetch.continueRequest', { requestId, interceptResponse: fault === 'answer-lost' })
  }
  return {
    /** A new tab of the device. */
    async openPage(): Promise<Page> {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      session.on('Fetch.requestPaused', ({ requestId, request: { url }, responseStatusCode, responseErrorReason }) => {
        const isAnswer = responseStatusCode !== undefined || responseErrorReason !== undefined
        // A page that is closed takes its requests with it.
        carry(session, { requestId, url, isAnswer }).catch(() => {})
      })
      await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
      return page
    },
    breakSubmissions: (next: readonly SubmitFault[]) => faults.splice(0, faults.length, ...next),
    setDown: (down: boolean) => {
      isDown = down
    },
    mend() {
      isDown = false
      faults.length = 0
    },
  }
}

/** A request that waits, before it is sent or when its answer has come. */
type Paused = { requestId: string; url: string; isAnswer: boolean }

export type Line = ReturnType<typeof openLine>
