import { START_ZOOM, ZOOM } from '../../../src/features/pdf/pdf-reading.ts'
import { DESKTOP, expect, PHONE, test } from '../browser.ts'
import { findWords, openReader, pinch } from './reader.ts'

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('the buttons zoom in steps, and the wheel with Ctrl around the pointer', async ({ page }) => {
    await openReader(page)
    const zoom = page.getByLabel('Zoom', { exact: true })
    await expect(zoom).toHaveText(`${START_ZOOM.public}%`)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(zoom).toHaveText(`${START_ZOOM.public + ZOOM.step}%`)
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect(zoom).toHaveText(`${START_ZOOM.public}%`)

    // In the middle: what stands at a page's left edge could only stay if it were scrolled beyond it.
    const word = findWords(page, 'Rolling without slipping').first()
    // The words above the reader may still change their font.
    await page.evaluate(() => document.fonts.ready)
    const before = await word.boundingBox()
    await page.getByRole('region', { name: 'Pages' }).evaluate((pages, { x, y }) => {
      // At once, as a touchpad sends them; the browser's own events come apart on a slow machine.
      const turn = { deltaY: -100, ctrlKey: true, clientX: x, clientY: y, cancelable: true, bubbles: true }
      for (let turns = 0; turns < 4; turns++) pages.dispatchEvent(new WheelEvent('wheel', turn))
    }, before ?? { x: 0, y: 0 })
    await expect(zoom).toHaveText('267%')
    await expect(word).toBeInViewport()
    await expect(async () => {
      const after = await word.boundingBox()
      expect(Math.abs((after?.x ?? 9999) - (before?.x ?? 0))).toBeLessThan(8)
      expect(Math.abs((after?.y ?? 9999) - (before?.y ?? 0))).toBeLessThan(8)
    }).toPass()
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('two fingers zoom around what is between them', async ({ page }) => {
    await openReader(page)
    await page.getByRole('region', { name: /PDF viewer/ }).evaluate((viewer) => viewer.scrollIntoView())
    const zoom = page.getByLabel('Zoom', { exact: true })
    const word = findWords(page, 'Contents').first()
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
})
