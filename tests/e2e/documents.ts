import type { Page } from '@playwright/test'

/** Counts the documents that the page requests from now on. Navigation within the app must not request any. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

/** Opens an address within the app, whose router follows the browser's history. */
export async function openWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState({ __TSR_index: history.length }, '', address), path)
}
