import type { Page } from '@playwright/test'
import { expect, expectHydrated, NOTE, PHONE, signUp, startQuiz, test } from '../browser.ts'

const LYING = { width: 844, height: 390 }

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

/** How far below the upper edge of the window a paragraph begins after it was scrolled there. */
const TOP_PX = 80
/** A line of text at most. */
const LINE_PX = 40

async function bringToTop(page: Page, words: string) {
  await page.getByText(words).evaluate((element, top) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' })
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  }, TOP_PX)
  await expectAtTop(page, words)
}

async function expectAtTop(page: Page, words: string) {
  const topOf = () => page.getByText(words).evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs((await topOf()) - TOP_PX)).toBeLessThan(LINE_PX)
}

test('when a phone is turned, the passage that is read stays, and a question has room', async ({ page }) => {
  await test.step('in a note', async () => {
    await page.goto(NOTE.read)
    await expectHydrated(page)
    const words = 'the root-mean-square distance of the particles'
    await bringToTop(page, words)
    await page.setViewportSize(LYING)
    await expectAtTop(page, words)
    await page.setViewportSize(PHONE)
    await expectAtTop(page, words)
  })

  await test.step('in a blog', async () => {
    await page.goto('/resources/blogs/a-map-of-organic-reactions')
    await expectHydrated(page)
    const words = 'Take a large sheet, write'
    await bringToTop(page, words)
    await page.setViewportSize(LYING)
    await expectAtTop(page, words)
    await page.setViewportSize(PHONE)
    await expectAtTop(page, words)
  })

  await test.step('every option of a question is above the bar in landscape', async () => {
    await signUp(page)
    await page.goto('/dashboard/quizzes/take')
    for (const size of [LYING, { width: 740, height: 360 }]) {
      await page.setViewportSize(size)
      if (size === LYING) await startQuiz(page)
      const options = page.locator('label:has(input[type="radio"])')
      await expect(options).toHaveCount(4)
      const bar = await page.getByRole('button', { name: 'Next', exact: true }).boundingBox()
      for (const option of await options.all()) {
        const box = await option.boundingBox()
        expect(box?.y).toBeGreaterThan(0)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      }
      await expect(page.locator('[data-page-bar]')).toBeHidden()
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await expect(page.getByText(/^Question [23] of/)).toBeInViewport()
    }
  })
})
