import type { Page } from '@playwright/test'
import { START_ZOOM, ZOOM } from '../../../src/features/pdf/pdf-reading.ts'
import { expect, forgetErrors, NOTE, PHONE, signUp, test } from '../browser.ts'
import {
  closeButton,
  DASHBOARD_NOTE,
  expectDrawn,
  expectPage,
  findWords,
  openReader,
  PAGES,
  pinch,
  swipe,
  swipeAcrossPages,
} from './reader.ts'

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

/** As the zoom and the place were when the note was opened. */
async function startAgain(page: Page): Promise<void> {
  await page.keyboard.press('Control+0')
  await expect(page.getByLabel('Zoom', { exact: true })).toHaveText(`${START_ZOOM.public}%`)
  // The new zoom keeps the place, which can end a scroll that has begun.
  await expect
    .poll(async () => {
      await pages(page).press('Home')
      return pages(page).evaluate((element) => element.scrollTop)
    })
    .toBe(0)
}

/** What one finger does with a note that has just been opened. */
async function readWithOneFinger(page: Page, viewport: { width: number; height: number }): Promise<void> {
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
}

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

test('the document has the screen, fingers move and zoom it, and what is used less lies in a menu', async ({
  page,
}) => {
  await openReader(page)
  const zoom = page.getByLabel('Zoom', { exact: true })
  const word = findWords(page, 'Contents').first()

  await readWithOneFinger(page, PHONE)

  await test.step('two taps zoom in around their point, and out again', async () => {
    await startAgain(page)
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

  await test.step('two fingers zoom around what is between them', async () => {
    await startAgain(page)
    await page.getByRole('region', { name: /PDF viewer/ }).evaluate((viewer) => viewer.scrollIntoView())
    const before = await word.boundingBox()
    const at = { x: Math.round(before?.x ?? 0) + 70, y: Math.round(before?.y ?? 0) + 4 }
    await pinch(page, at, { from: 60, to: 120 })
    await expect(zoom).toHaveText(`${2 * START_ZOOM.public}%`)
    const after = await word.boundingBox()
    // Seventy pixels left of the fingers before, twice as far now.
    expect(Math.abs((after?.x ?? 9999) - (at.x - 140))).toBeLessThan(12)
    expect(Math.abs((after?.y ?? 9999) - (before?.y ?? 0))).toBeLessThan(16)
    await expect(page.locator('.pdf-page canvas').first()).toBeVisible()

    await pinch(page, at, { from: 40, to: 130, move: { x: 0, y: 60 } })
    await expect(zoom).toHaveText(`${ZOOM.max}%`)
    await pinch(page, at, { from: 200, to: 10 })
    await expect(zoom).toHaveText(`${ZOOM.min}%`)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(zoom).toHaveText(`${ZOOM.min + ZOOM.step}%`)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })

  await test.step('what is used less lies in a menu', async () => {
    await expect(page.getByRole('button', { name: 'Rotate' })).toBeHidden()
    for (const button of await page.getByRole('toolbar').getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    const more = page.getByRole('button', { name: 'More' })
    await more.tap()
    const menu = page.getByRole('menu', { name: 'More' })
    await expect(menu.getByRole('menuitemradio', { name: 'Continuous mode' })).toBeChecked()
    await menu.getByRole('menuitemradio', { name: 'Single-page mode' }).tap()
    await expect(menu).toHaveCount(0)
    await expect(more).toBeFocused()
    await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible()

    await more.press('Enter')
    await expect(menu.getByRole('menuitemradio', { name: 'Continuous mode' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('menuitem', { name: 'Rotate' })).toBeFocused()
    await page.keyboard.press('Enter')
    await more.press('Enter')
    await page.keyboard.press('ArrowUp')
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Fullscreen' })).toBeFocused()
    await expect(menu.getByRole('menuitem', { name: 'Download' })).toHaveAttribute('download', `${NOTE.title}.pdf`)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(page).toHaveURL(/\/view$/)
  })

  await test.step('it leads to what the page says of the note, below the reader', async () => {
    const heading = page.getByRole('heading', { level: 1, name: NOTE.title })
    await expect(heading).not.toBeInViewport()
    await page.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: 'About' }).tap()
    await expect(heading).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Back to chapter' })).toBeInViewport()
    await expect(page.getByText(/^Added \d+ \w+ 20\d\d$/)).toBeInViewport()
  })
})

test('on its side and in the dashboard it has the screen, too, and the tools stay where nothing is shown to be read', async ({
  page,
  consoleErrors,
}) => {
  await signUp(page)

  await test.step('in the dashboard, upright and on its side, there is no full screen', async () => {
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

  await test.step('on its side, the document has the screen, and one finger moves it', async () => {
    await page.goto(NOTE.view)
    await expectDrawn(page)
    await readWithOneFinger(page, LANDSCAPE)
  })

  await test.step('the tools stay where nothing is shown to be read', async () => {
    expect(consoleErrors).toEqual([])
    await page.setViewportSize(PHONE)
    await page.route('**/files/notes/**', (route) => route.abort())
    await page.goto(NOTE.view)
    await expect(page.getByRole('alert')).toBeVisible()
    await swipe(page, { x: 195, y: 500 }, { x: 0, y: -100 })
    await expect(closeButton(page)).toBeVisible()
  })
  await forgetErrors(page, consoleErrors)
})
