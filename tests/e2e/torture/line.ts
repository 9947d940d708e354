import type { BrowserContext, Page, Route } from '@playwright/test'
import { keepCacheWithRoutes } from '../page-routes.ts'

/** The fate of one request that submits an attempt. */
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

/** The connection of one device to the worker, which fails on command. */
export function openLine(context: BrowserContext, origin: string) {
  let isDown = false
  const faults: SubmitFault[] = []

  const carry = async (route: Route) => {
    if (isDown) return route.abort()
    const fault = route.request().url().includes('quizResults.submit') ? faults.shift() : undefined
    if (fault === 'lost') return route.abort()
    if (fault === 'unavailable') return route.fulfill({ status: 503 })
    if (fault === 'answer-lost') {
      // A worker that is killed in between has no answer to lose.
      await route.fetch().catch(() => {})
      return route.abort()
    }
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    return route.continue()
  }
  return {
    /** A new tab of the device. */
    async openPage(): Promise<Page> {
      const page = await context.newPage()
      keepCacheWithRoutes(page, origin)
      await page.route('**/api/**', carry)
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

export type Line = ReturnType<typeof openLine>
