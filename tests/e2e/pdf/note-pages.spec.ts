import { START_ZOOM, ZOOM } from '#src/features/pdf/pdf-reading.ts'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { DESKTOP, expect, NOTE, test } from '../browser.ts'
import { expectPage, findWords, openReader, PAGES } from './reader.ts'

test.use({ viewport: DESKTOP })

declare global {
  interface Window {
    measuredOnPage: number
  }
}

const BY_SLUG = '/notes/physics/rotational-dynamics/rotational-dynamics/view'

/** The runs of text that pdf.js adds on the page itself, where the browser styles each of them for the next one. */
function countMeasuredOnPage(): void {
  window.measuredOnPage = 0
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element && target.matches('.textLayer .markedContent')) {
        window.measuredOnPage += addedNodes.length
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

test('a note is found by the slug of its title, and its pages are drawn, zoomed, turned and rotated', async ({
  page,
}) => {
  await page.addInitScript(countMeasuredOnPage)
  const loaded = watchLoading(page)
  await openReader(page, BY_SLUG)
  await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
  const pages = page.getByRole('region', { name: 'Pages' })

  await test.step('draws only close pages, and words can be selected', async () => {
    await loaded()
    expect(await page.locator('.pdf-page').count()).toBe(PAGES)
    expect(await page.locator('.pdf-page canvas').count()).toBeLessThan(5)
    expect(await page.evaluate(() => window.measuredOnPage)).toBe(0)
    const words = findWords(page, 'A body is').first()
    await words.dblclick({ position: { x: 32, y: 6 } })
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toMatch(/^\w+$/)
  })

  await test.step('the buttons zoom in steps, and the wheel with Ctrl around the pointer', async () => {
    await pages.press('Home')
    await expect.poll(() => pages.evaluate((element) => element.scrollTop)).toBe(0)
    const zoom = page.getByLabel('Zoom', { exact: true })
    await expect(zoom).toHaveText(`${START_ZOOM.public}%`)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(zoom).toHaveText(`${START_ZOOM.public + ZOOM.step}%`)
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect(zoom).toHaveText(`${START_ZOOM.public}%`)

    // In the middle: a point at a page's left edge could only stay in place if it were scrolled beyond the edge.
    const word = findWords(page, 'Rolling without slipping').first()
    // The words above the reader may still change their font.
    await page.evaluate(() => document.fonts.ready)
    const before = await word.boundingBox()
    await pages.evaluate((element, { x, y }) => {
      // At once, as a touchpad sends them. The browser's own events would have gaps on a slow machine.
      const turn = { deltaY: -100, ctrlKey: true, clientX: x, clientY: y, cancelable: true, bubbles: true }
      for (let turns = 0; turns < 4; turns++) element.dispatchEvent(new WheelEvent('wheel', turn))
    }, before ?? { x: 0, y: 0 })
    await expect(zoom).toHaveText('267%')
    await expect(word).toBeInViewport()
    await expect(async () => {
      const after = await word.boundingBox()
      expect(Math.abs((after?.x ?? 9999) - (before?.x ?? 0))).toBeLessThan(8)
      expect(Math.abs((after?.y ?? 9999) - (before?.y ?? 0))).toBeLessThan(8)
    }).toPass()
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    await page.keyboard.press('Control+0')
    await expect(zoom).toHaveText(`${START_ZOOM.public}%`)
  })

  await test.step('turns pages and jumps in single-page mode', async () => {
    await expect(page.getByText(`of ${NOTE.pages}`, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continuous mode' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: /^(Previous|Next) page$/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Single-page mode' }).click()
    await expect(page.getByText(/Showing all/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expectPage(page, 2)
    const field = page.getByLabel('Page number')
    await field.fill('5')
    await field.press('Enter')
    await expectPage(page, 5)
    await expect(field).toHaveValue('')
    for (const nonsense of ['0', '99', '2.5', 'two', '-1']) {
      await field.fill(nonsense)
      await field.press('Enter')
      await expectPage(page, 5)
    }
  })

  await test.step('rotates the pages', async () => {
    await page.getByRole('button', { name: 'Rotate' }).click()
    const pdfPage = await page.locator('.pdf-page').first().boundingBox()
    expect(pdfPage?.width ?? 0).toBeGreaterThan(pdfPage?.height ?? 0)
    await expect(page.locator('.pdf-page canvas').first()).toBeVisible()
  })
})
