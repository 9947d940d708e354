import { FIRST_LOAD_MAX_KB, gzippedKb } from '../../../scripts/site/first-load.ts'
import { listSamplePages } from '../../../scripts/site/pages.ts'
import { loadFirst } from '../../support/load-first.ts'
import { expect, onEachSize, PHONE, test } from '../browser.ts'
import { expectForEveryone } from './for-everyone.ts'

test.use({ viewport: PHONE })

/** What asks the worker is loaded when there is something to ask. */
const DATA_LAYER = /TRPCClientError/

for (const { path, route } of listSamplePages())
  test(`the first visit of ${route}`, async ({ page }) => {
    await test.step(`loads at most ${FIRST_LOAD_MAX_KB} kB of scripts, and asks the worker nothing`, async () => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/')) asked.push(request.url())
      })
      const scripts = await loadFirst(page, path)
      expect(scripts.length).toBeGreaterThan(2)
      expect(scripts.reduce((sum, text) => sum + gzippedKb(text), 0)).toBeLessThanOrEqual(FIRST_LOAD_MAX_KB)
      expect(scripts.filter((text) => DATA_LAYER.test(text))).toHaveLength(0)
      expect(asked).toEqual([])
    })

    await test.step('can be used by everyone', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await onEachSize(page, () => expectForEveryone(page))
    })
  })
