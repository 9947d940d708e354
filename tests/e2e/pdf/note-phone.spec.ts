import type { Page } from '@playwright/test'
import { expect, NOTE, PHONE, signUp, test } from '../browser.ts'
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

async function chooseSingle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('menuitemradio', { name: 'Single-page mode' }).tap()
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

    test('the first page begins at the upper edge in the dashboard', async ({ page }) => {
      await openReader(page, DASHBOARD_NOTE)
      await expectWholeScreen(page, viewport)
    })

    test('the document has the screen, and a tap brings the tools', async ({ page }) => {
      await openReader(page)

      await test.step('the first page begins at the upper edge, over one row of tools', () =>
        expectWholeScreen(page, viewport))

      await test.step('the tools hide while reading, and a tap brings them back', async () => {
        await expect(page.getByText(`Showing all ${PAGES} pages`)).toBeInViewport()
        await page.getByRole('button', { name: 'Zoom in' }).tap()
        const box = await pages(page).boundingBox()
        const middle = { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 }
        await swipe(page, middle, { x: 0, y: -120 })
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

    test('a swipe turns the page in single mode', async ({ page }) => {
      await openReader(page)
      const from = { x: viewport.width / 2, y: viewport.height / 2 }
      await swipe(page, from, { x: -150, y: 0 })
      await expect(tools(page)).toBeHidden()
      await expectPage(page, 1)
      await settle(page)
      await tapPages(page)
      await expect(tools(page)).toBeVisible()
      await chooseSingle(page)
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
    await expect(zoom).toHaveText('240%')
    const after = await word.boundingBox()
    expect(Math.abs((after?.x ?? 9999) - (at.x - 16))).toBeLessThan(6)
    expect(Math.abs((after?.y ?? 9999) - (at.y - 8))).toBeLessThan(6)
    await tapTwice()
    await expect(zoom).toHaveText('120%')
    await pinch(page, { x: 195, y: 300 }, { from: 60, to: 90 })
    await expect(zoom).toHaveText('180%')
    await expect(tools(page)).toBeVisible()
  })

  test('what the page says of the note follows below the reader', async ({ page }) => {
    await openReader(page)
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).not.toBeInViewport()
    await page.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: 'About' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Back to chapter' })).toBeInViewport()
    await expect(page.getByText(/^Added \d+ \w+ 20\d\d$/)).toBeInViewport()
  })

  test('the tools stay where nothing is shown to be read', async ({ page, consoleErrors }) => {
    await signUp(page)
    await page.route('**/files/notes/**', (route) => route.abort())
    await page.goto(NOTE.view)
    await expect(page.getByRole('alert')).toBeVisible()
    await swipe(page, { x: 195, y: 500 }, { x: 0, y: -100 })
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
    consoleErrors.length = 0
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
