import type { CDPSession, Page } from '@playwright/test'
import { holdBack } from './browser.ts'

/** Files that a slow connection brings late. */
export const SCRIPTS = '**/assets/*.js'

/** Lets no script arrive until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  await emptyCache(page)
  return holdBack(page, SCRIPTS)
}

/** Answers requests for scripts with 404 until the returned function is called. */
export async function loseScripts(page: Page): Promise<() => Promise<void>> {
  await emptyCache(page)
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 503, body: '' }))
  return () => page.unroute(SCRIPTS)
}

/** Leaves the page and forgets its files, because no route sees a script that the browser has in its memory. */
export async function emptyCache(page: Page): Promise<void> {
  await withDevtools(page, async (devtools) => {
    await page.goto('about:blank')
    // Switching the cache off also empties the memory.
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await devtools.send('Network.clearBrowserCache')
  })
}

/** Leaves the page, and forgets everything that the browser has stored of it, so that the next visit is a first one. */
export async function emptyBrowser(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  await page.evaluate(() => sessionStorage.clear())
  await emptyCache(page)
  await withDevtools(page, (devtools) => devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }))
}

async function withDevtools(page: Page, act: (devtools: CDPSession) => Promise<unknown>): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await act(devtools)
  await devtools.detach()
}
