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

  const toNumber = (text: string) => Number.parseFloat(text.replaceAll(',', ''))

  const expectFixed = async (page: Page) => {
    await expect(figuresIn(page)).toHaveText(['10,000+', '1,000+', '95%', '1M+'])
    for (const { value } of STATS)
      await expect(bandIn(page).getByText(value, { exact: true })).toHaveCSS('opacity', '1')
  }

  test('has its four texts, and counts up once, when a fifth of it is seen', async ({ page }) => {
    await page.clock.install()
    await open(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await test.step('has its four texts', async () => {
      const names = ['Active Students', 'Study Materials', 'Success Rate', 'Hours Saved']
      await expect(bandIn(page).getByRole('term')).toHaveText(names)
      await expectFixed(page)
    })
    const before = await bandIn(page).boundingBox()
    await showShare(page, 0.1)
    await page.clock.runFor(400)
    await expectFixed(page)

    await showShare(page, 0.25)
    const counting = figuresIn(page).locator('[aria-hidden]')
    const readFigures = async () => (await counting.allTextContents()).map(toNumber)
    // React renders in real time, and only then requests the first frame of the paused clock.
    await expect(async () => {
      await page.clock.runFor(20)
      expect(await readFigures()).toHaveLength(4)
    }).toPass({ intervals: [50] })
    const early = await readFigures()
    await page.clock.runFor(400)
    const isLater = async () => (await readFigures()).map((figure, place) => figure > (early[place] ?? Number.NaN))
    await expect.poll(isLater).toEqual([true, true, true, true])
    const later = await readFigures()
    for (const [place, { value }] of STATS.entries()) {
      expect(later[place]).toBeLessThan(toNumber(value))
      // Screen readers read the figure itself at any time.
      await expect(bandIn(page).getByText(value, { exact: true })).toBeAttached()
    }
    const during = await bandIn(page).boundingBox()
    expect([during?.width, during?.height]).toEqual([before?.width, before?.height])

    await page.clock.runFor(1_000)
    await expectFixed(page)
    await page.evaluate(() => scrollTo(0, 0))
    await showShare(page, 1)
    await page.clock.runFor(400)
    await expectFixed(page)
  })

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
