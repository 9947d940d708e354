import type { Page } from '@playwright/test'

/** How many documents the page has asked for since. Nothing within the app may ask for one. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}
