import { FIRST_LOAD_MAX_KB, gzippedKb } from '#scripts/site/first-load.ts'
import { listSamplePages } from '#scripts/site/pages.ts'
import { loadFirst } from '#tests/support/served/load-first.ts'
import { expect, PHONE, test } from '../browser.ts'
import { emptyBrowser } from '../cold-visit.ts'

// The build has written the pages elsewhere and earlier. If a text differs here, React throws the page away with
// everything that was pressed, and the browser reports an error.
test.use({ viewport: PHONE, timezoneId: 'Pacific/Honolulu' })
const NEXT_YEAR = Date.now() + 400 * 24 * 60 * 60_000

/** The tRPC client is loaded when there is a request to make. */
const DATA_LAYER = /TRPCClientError/

/**
 * In kB. Take Quiz shows what this visitor has begun, so it loads the device's store, after its first paint. The build
 * holds the scripts of its start to the limit of all pages (scripts/site/first-load.ts).
 */
const STORE_KB = 16
const mostOf = (route: string) => FIRST_LOAD_MAX_KB + (route === '/quiz' ? STORE_KB : 0)

const PAGES = listSamplePages()
const PAGES_A_TEST = 14

for (let start = 0; start < PAGES.length; start += PAGES_A_TEST) {
  const pages = PAGES.slice(start, start + PAGES_A_TEST)
  const routes = pages.map(({ route }) => route).join(', ')
  test(`the first visits of ${routes}, a year after they were built`, async ({ page }) => {
    test.slow()
    await page.clock.setSystemTime(NEXT_YEAR)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url())
    })

    for (const { path, route } of pages) {
      await test.step(`${route} loads at most ${mostOf(route)} kB of scripts, and asks the worker nothing`, async () => {
        const scripts = await loadFirst(page, path)
        expect(scripts.length).toBeGreaterThan(2)
        expect(scripts.reduce((sum, text) => sum + gzippedKb(text), 0)).toBeLessThanOrEqual(mostOf(route))
        expect(scripts.filter((text) => DATA_LAYER.test(text))).toHaveLength(0)
        expect(asked).toEqual([])
      })
      await emptyBrowser(page)
    }
  })
}
