import type { BrowserContext, Route } from '@playwright/test'

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

/** The line of one device to the worker, which fails as it is told. */
export async function openLine(context: BrowserContext) {
  let isDown = false
  const faults: SubmitFault[] = []

  const carry = async (route: Route) => {
    const isSubmission = route.request().url().includes('quizResults.submit')
    if (isDown) return route.abort()
    const fault = isSubmission ? faults.shift() : undefined
    if (fault === 'lost') return route.abort()
    if (fault === 'unavailable') return route.fulfill({ status: 503, body: 'The worker is away.' })
    if (fault === 'answer-lost') {
      await route.fetch()
      return route.abort()
    }
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    return route.continue()
  }
  // A page that is closed takes its requests with it.
  await context.route('**/api/**', (route) => carry(route).catch(() => {}))
  return {
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

export type Line = Awaited<ReturnType<typeof openLine>>
