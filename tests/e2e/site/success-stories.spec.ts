import type { Page } from '@playwright/test'
import { TESTIMONIALS } from '#content/site/landing.ts'
import { DESKTOP, expect, onEachSize, test } from '../browser.ts'
import { blur, boxOf, carouselIn, expectSlide, expectStill, open, slide, slidesIn, turnUpFirst } from './front-page.ts'

test.describe('the success stories', () => {
  test.use({ viewport: DESKTOP })

  const button = (page: Page, name: string) => carouselIn(page).getByRole('button', { name })

  /** Drags with the mouse by `px` in `ms` milliseconds of the page's clock. */
  async function drag(page: Page, px: number, ms: number, rest = 0) {
    const box = await boxOf(slidesIn(page))
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let part = 1; part <= 5; part++) {
      await page.clock.runFor(ms / 5)
      await page.mouse.move(x + (px * part) / 5, y)
    }
    if (rest > 0) await page.clock.runFor(rest)
    await page.mouse.up()
    await page.mouse.move(0, 0)
  }

  test('turn, wait and stop', async ({ page }) => {
    await page.clock.install()
    await open(page)
    await carouselIn(page).scrollIntoViewIfNeeded()
    await button(page, 'Story 1 of 3').focus()
    await page.clock.pauseAt(Date.now() + 60_000)

    await test.step('are three, told as a carousel', async () => {
      await turnUpFirst(page)
      expect(TESTIMONIALS).toHaveLength(3)
      await expect(carouselIn(page)).toHaveAttribute('aria-roledescription', 'carousel')
      await expect(slidesIn(page).locator('[aria-roledescription="slide"]')).toHaveCount(3)
      for (const { quote, name, role } of TESTIMONIALS) {
        const story = slidesIn(page).getByRole('figure', { includeHidden: true }).filter({ hasText: quote })
        await expect(story).toContainText(name)
        await expect(story).toContainText(role)
      }
      // The quotes are not by real people, and the page does not claim so.
      await expect(carouselIn(page)).toContainText('Samples, written by us')
    })

    await test.step('turn every five seconds, and begin again after the third', async () => {
      await turnUpFirst(page)
      for (const place of [2, 3, 1]) {
        await page.clock.runFor(4_900)
        await expectSlide(page, place === 1 ? 3 : place - 1)
        await page.clock.runFor(100)
        await expectSlide(page, place)
      }
    })

    await test.step('turn by the buttons in both directions, and by the dots', async () => {
      await turnUpFirst(page)
      for (const place of [2, 3, 1]) {
        await button(page, 'Next story').click()
        await expectSlide(page, place)
      }
      for (const place of [3, 2, 1]) {
        await button(page, 'Previous story').click()
        await expectSlide(page, place)
      }
      for (const place of [3, 1, 2]) {
        await button(page, `Story ${place} of 3`).click()
        await expectSlide(page, place)
      }
    })

    await test.step('are announced only when they do not change by themselves', async () => {
      await turnUpFirst(page)
      await expect(slidesIn(page)).toHaveAttribute('aria-live', 'off')
      await button(page, 'Next story').focus()
      await expect(slidesIn(page)).toHaveAttribute('aria-live', 'polite')
    })

    await test.step('stop and continue by the pause button', async () => {
      await turnUpFirst(page)
      await button(page, 'Pause the stories').click()
      await page.mouse.move(0, 0)
      await blur(page)
      await expectStill(page, 1)
      // Pressing play starts it, although pointer and focus are on the button.
      await button(page, 'Play the stories').click()
      await expect(button(page, 'Pause the stories')).toBeFocused()
      await page.clock.runFor(5_000)
      await expectSlide(page, 2)
    })

    await test.step('wait while the pointer is on them', async () => {
      await turnUpFirst(page)
      await slide(page, 1).hover()
      await expectStill(page, 1)
      await page.mouse.move(0, 0)
      await page.clock.runFor(5_000)
      await expectSlide(page, 2)
    })

    await test.step('wait while the focus is in them', async () => {
      await turnUpFirst(page)
      await button(page, 'Story 2 of 3').focus()
      await page.keyboard.press('Tab')
      await expectStill(page, 1)
      await blur(page)
      await page.clock.runFor(5_000)
      await expectSlide(page, 2)
    })

    await test.step('wait while the tab is hidden', async () => {
      await turnUpFirst(page)
      const setVisibility = (state: string) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }, state)
      await setVisibility('hidden')
      await expectStill(page, 1)
      await setVisibility('visible')
      await page.clock.runFor(5_000)
      await expectSlide(page, 2)
    })

    await test.step('turn by a swipe, when its way times its speed is beyond 10000', async () => {
      await turnUpFirst(page)
      await drag(page, -120, 100) // 120 px at 1200 px/s
      await expectSlide(page, 2)
      await drag(page, -120, 100)
      await expectSlide(page, 3)
      await drag(page, -120, 100)
      await expectSlide(page, 1)
      await drag(page, 120, 100)
      await expectSlide(page, 3)
      await drag(page, 120, 100)
      await expectSlide(page, 2)
      await drag(page, -60, 1_000) // 60 px at 60 px/s
      await expectSlide(page, 2)
      await drag(page, -300, 200, 500) // far and fast, then at rest
      await expectSlide(page, 2)
      await drag(page, 20, 100) // 20 px at 200 px/s
      await expectSlide(page, 2)
    })

    await test.step('can be used by the keyboard alone', async () => {
      await turnUpFirst(page)
      await page.getByRole('link', { name: 'Past Papers' }).focus()
      await page.keyboard.press('Tab')
      await expect(button(page, 'Pause the stories')).toBeFocused()
      await page.keyboard.press('Space')
      await expect(button(page, 'Play the stories')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(button(page, 'Previous story')).toBeFocused()
      await page.keyboard.press('Enter')
      await expectSlide(page, 3)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(button(page, 'Story 2 of 3')).toBeFocused()
      await page.keyboard.press('Space')
      await expectSlide(page, 2)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(button(page, 'Next story')).toBeFocused()
      await page.keyboard.press('Enter')
      await expectSlide(page, 3)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('region', { name: 'Try a quiz now' }).getByRole('link').first()).toBeFocused()
    })

    await test.step('keep their place on the page, however long the story', () =>
      onEachSize(page, async () => {
        await turnUpFirst(page)
        const heights = new Set<number>()
        for (const place of [2, 3, 1]) {
          await button(page, 'Next story').click()
          await expectSlide(page, place)
          heights.add(await page.evaluate(() => document.documentElement.scrollHeight))
        }
        expect(heights.size).toBe(1)
      }))
  })
})
