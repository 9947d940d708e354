import type { Page } from '@playwright/test'
import { START_ZOOM, ZOOM } from '../../../src/features/pdf/pdf-reading.ts'
import { expect, forgetErrors, NOTE, PHONE, signUp, test } from '../browser.ts'
import { DASHBOARD_NOTE, expectDrawn, expectPage, openReader, PAGES, pinch, swipe } from './reader.ts'

const LANDSCAPE = { width: 844, height: 390 }
const tools = (page: Page) => page.getByRole('toolbar', { name: 'PDF tools' })
const pages = (page: Page) => page.getByRole('region', { name: 'Pages' })

/** In the middle of the pages, beside the words of links. */
async function tapPages(page: Page): Promise<void> {
  const box = await pages(page).boundingBox()
  await page.touchscreen.tap((box?.x ?? 0) + 6, (box?.y ?? 0) + (box?.height ?? 0) / 3)
}

/** A tap while the pages still glide would only stop them. */
async function settle(page: Page): Promise<void> {
  const place = () => pages(page).evaluate((element) => element.scrollTop)
  await expect(async () => {
    const before = await place()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(await place()).toBe(before)
  }).toPass()
}

async function choose(page: Page, mode: 'Single-page mode' | 'Continuous mode'): Promise<void> {
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('menuitemradio', { name: mode }).tap()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** A finger touches a page, the next one comes, and the finger is drawn on to the left and let go. */
async function swipeAcrossPages(page: Page): Promise<void> {
  await pages(page).evaluate(async (element) => {
    const touch = (type: string, clientX: number, at: number) => {
      const finger = new Touch({ identifier: 0, target: element, clientX, clientY: 150 })
      const touches = type === 'touchend' ? [] : [finger]
      const event = new TouchEvent(type, { touches, changedTouches: [finger] })
      // As the finger did it, however slow the machine is.
      element.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: at }))
    }
    touch('touchstart', 300, 0)
    document.querySelector<HTMLElement>('[aria-label="Next page"]')?.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    touch('touchend', 100, 200)
  })
}

/** The document has the whole screen over one row of tools. */
async function expectWholeScreen(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await expect.poll(async () => (await page.locator('.pdf-page').first().boundingBox())?.y).toBeLessThan(24)
  const bar = await tools(page).boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(viewport.height)
  expect(bar?.height).toBeLessThan(80)
  const heights = await tools(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()).filter(({ width }) => width))
  expect(new Set(heights.map(({ top }) => Math.round(top))).size).toBe(1)
  await expect(page.locator('[data-page-bar]')).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
}

for (const [name, viewport] of Object.entries({ upright: PHONE, 'on its side': LANDSCAPE })) {
  test.describe(`on a phone ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

    test('the document has the screen, a swipe turns its page, and a tap brings the tools', async ({ page }) => {
      await openReader(page)
      const zoom = page.getByLabel('Zoom', { exact: true })
      const from = { x: viewport.width / 2, y: viewport.height / 2 }

      await test.step('the first page begins at the upper edge, over one row of tools', () =>
        expectWholeScreen(page, viewport))

      await test.step('a swipe turns no page where all of them follow each other', async () => {
        await expect(page.getByText(`Showing all ${PAGES} pages`)).toBeInViewport()
        await swipe(page, from, { x: -150, y: 0 })
        await expect(tools(page)).toBeHidden()
        await expectPage(page, 1)
        await settle(page)
        await tapPages(page)
        await expect(tools(page)).toBeVisible()
      })

      await test.step('it turns the page in single mode', async () => {
        await choose(page, 'Single-page mode')
        await swipe(page, from, { x: -150, y: 5 })
        await expectPage(page, 2)
        await swipe(page, from, { x: -150, y: 5 })
        await expectPage(page, 3)
        await swipe(page, from, { x: 150, y: 5 })
        await expectPage(page, 2)
        await swipe(page, from, { x: 150, y: 5 })
        await swipe(page, from, { x: 150, y: 5 })
        await expectPage(page, 1)
      })

      await test.step('also when another page has come since the finger touched this one', async () => {
        await swipeAcrossPages(page)
        await expectPage(page, 3)
        await page.keyboard.press('Tab')
        await choose(page, 'Continuous mode')
      })

      await test.step('the tools hide while reading, and a tap brings them back', async () => {
        await expect(page.getByText(`Showing all ${PAGES} pages`)).toBeInViewport()
        await page.getByRole('button', { name: 'Zoom in' }).tap()
        await expect(zoom).toHaveText(`${START_ZOOM.public + ZOOM.step}%`)
        await swipe(page, from, { x: 0, y: -120 })
        await expect(tools(page)).toBeHidden()
        await expect(page.locator('[data-page-bar]')).toBeHidden()
        await expect(pages(page)).toBeFocused()
        await settle(page)
        await tapPages(page)
        await expect(tools(page)).toBeVisible()
        await tapPages(page)
        await expect(tools(page)).toBeHidden()
        await page.keyboard.press('Tab')
        await expect(tools(page)).toBeVisible()
      })
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('two taps zoom in around their point, and out again', async ({ page }) => {
    await openReader(page)
    const zoom = page.getByLabel('Zoom', { exact: true })
    const word = page.locator('.textLayer span[role="presentation"]', { hasText: 'Contents' }).first()
    const before = await word.boundingBox()
    const at = { x: Math.round(before?.x ?? 0) + 8, y: Math.round(before?.y ?? 0) + 4 }
    // At once: on a slow machine two of the browser's own taps come too far apart.
    const tapTwice = () =>
      pages(page).evaluate((element, { x, y }) => {
        element.dispatchEvent(new TouchEvent('touchend'))
        for (const detail of [1, 2]) {
          element.dispatchEvent(new MouseEvent('click', { clientX: x, clientY: y, detail, bubbles: true }))
        }
      }, at)
    await tapTwice()
    await expect(zoom).toHaveText(`${2 * START_ZOOM.public}%`)
    const after = await word.boundingBox()
    expect(Math.abs((after?.x ?? 9999) - (at.x - 16))).toBeLessThan(6)
    expect(Math.abs((after?.y ?? 9999) - (at.y - 8))).toBeLessThan(6)
    await tapTwice()
    await expect(zoom).toHaveText(`${START_ZOOM.public}%`)
    await pinch(page, { x: 195, y: 300 }, { from: 60, to: 90 })
    await expect(zoom).toHaveText('180%')
    await expect(tools(page)).toBeVisible()
  })

  test('in the dashboard the first page begins at the upper edge, upright and on its side, and there is no full screen', async ({
    page,
  }) => {
    await signUp(page)
    for (const viewport of [PHONE, LANDSCAPE]) {
      await page.setViewportSize(viewport)
      await page.goto(DASHBOARD_NOTE)
      await expectDrawn(page)
      await expectWholeScreen(page, viewport)
      await page.getByRole('button', { name: 'More' }).tap()
      await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible()
      await expect(page.getByRole('menuitemcheckbox', { name: 'Fullscreen' })).toBeHidden()
    }
  })

  test('the tools stay where nothing is shown to be read', async ({ page, consoleErrors }) => {
    await signUp(page)
    await page.route('**/files/notes/**', (route) => route.abort())
    await page.goto(NOTE.view)
    await expect(page.getByRole('alert')).toBeVisible()
    await swipe(page, { x: 195, y: 500 }, { x: 0, y: -100 })
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
    await forgetErrors(page, consoleErrors)
  })
})

test('every tool can be reached, however narrow the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openReader(page)
  for (const width of [320, 280, 195]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 })
      const seen = async () => {
        const boxes = await tools(page)
          .locator('button, input')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0))
        for (const { left, right } of boxes) expect([left >= 0, right <= width]).toEqual([true, true])
        return boxes.length
      }
      expect(await seen()).toBeGreaterThanOrEqual(3)
      await page.getByRole('button', { name: 'More' }).click()
      const menu = page.getByRole('menu')
      await expect(menu.getByRole('menuitemcheckbox', { name: 'Find in document' })).toBeVisible()
      const box = await menu.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect(box?.y).toBeGreaterThanOrEqual(0)
      await menu.getByRole('menuitemradio', { name: 'Single-page mode' }).click()
      expect(await seen()).toBeGreaterThanOrEqual(5)
      await expectDrawn(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.getByRole('button', { name: 'More' }).click()
      await menu.getByRole('menuitemradio', { name: 'Continuous mode' }).click()
      await expect(menu).toHaveCount(0)
    })
  }
})
