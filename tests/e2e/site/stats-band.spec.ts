import type { Page } from '@playwright/test'
import { STATS } from '#content/site/landing.ts'
import { DESKTOP, expect, test } from '../browser.ts'
import { carouselIn, expectSlide, expectStill, open, turnUpFirst } from './front-page.ts'

test.describe('the stats band', () => {
  // So low that the band is below it.
  test.use({ viewport: { width: 1440, height: 400 } })

  const bandIn = (page: Page) => page.getByRole('region', { name: 'Adhyayan in numbers' })
  const figuresIn = (page: Page) => bandIn(page).getByRole('definition')

  /** Scrolls until this share of the band is on the screen, and until the browser has called all observers. */
  async function showShare(page: Page, share: number) {
    await bandIn(page).evaluate((band, shown) => {
      const { top, height } = band.getBoundingClientRect()
      scrollBy(0, top + height * shown - innerHeight)
      return new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(band)
      })
    }, share)
  }

  const expectFixed = async (page: Page) => {
    await expect(figuresIn(page)).toHaveText(['10,000+', '1,000+', '95%', '1M+'])
    for (const { value } of STATS)
      await expect(bandIn(page).getByText(value, { exact: true })).toHaveCSS('opacity', '1')
  }

  test('does not move with reduced motion, and the stories change only on request', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await open(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await showShare(page, 1)
    await page.clock.runFor(400)
    await expectFixed(page)

    await page.setViewportSize(DESKTOP)
    await carouselIn(page).scrollIntoViewIfNeeded()
    await turnUpFirst(page)
    await expectStill(page, 1)
    await carouselIn(page).getByRole('button', { name: 'Play the stories' }).click()
    await page.clock.runFor(5_000)
    await expectSlide(page, 2)
  })
})
