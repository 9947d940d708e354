import type { Page, Request } from '@playwright/test'

/** In this many looks in a row nothing new is loaded before a page counts as still. */
const STILL_LOOKS = 3

/**
 * Watches what a page loads from now on. The returned function waits until this part is there, by default the running
 * app, and until the page has nothing more to load by itself: no request is under way, and what has arrived is painted
 * and begins no other request.
 */
export function watchLoading(page: Page, part = 'html[data-hydrated]'): () => Promise<void> {
  const underWay = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    begun += 1
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))

  return async () => {
    await page.locator(part).first().waitFor({ state: 'attached' })
    for (let looks = 0, seen = -1; looks < STILL_LOOKS; ) {
      await page.evaluate(untilIdle)
      looks = underWay.size === 0 && begun === seen ? looks + 1 : 0
      seen = begun
    }
  }
}

/** The browser has painted, and has nothing else to do. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
}
