import type { Page } from '@playwright/test'

/** How many documents the page has asked for since. Nothing within the app may ask for one. */
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
