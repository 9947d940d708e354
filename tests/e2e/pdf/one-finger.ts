import type { Page } from '@playwright/test'
import { START_ZOOM, ZOOM } from '#src/features/pdf/pdf-reading.ts'
import { expect, test } from '../browser.ts'
import { expectPage, PAGES, swipe, swipeAcrossPages } from './reader.ts'

export const tools = (page: Page) => page.getByRole('toolbar', { name: 'PDF tools' })
export const pages = (page: Page) => page.getByRole('region', { name: 'Pages' })

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
export async function startAgain(page: Page): Promise<void> {
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

/** Checks what one finger does with a note that has just been opened. */
export async function readWithOneFinger(page: Page, viewport: { width: number; height: number }): Promise<void> {
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
