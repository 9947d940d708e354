import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import { DESKTOP, expect, NOTE, PHONE, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { expectDrawn, expectPage, findWords, openReader, PAGES, pinch } from './reader.ts'

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('the outline leads to its headings', async ({ page }) => {
    await openReader(page)
    await page.getByRole('button', { name: 'Outline', exact: true }).click()
    const outline = page.getByRole('navigation', { name: 'Outline' })
    await expect(outline.getByRole('button', { name: /^1 Angular motion/ })).toBeFocused()
    await expect(outline.getByRole('button', { name: /^1 Angular motion/ })).toHaveAttribute('aria-current', 'location')

    const fold = outline.getByRole('button', { name: 'Headings under 2 Moment of inertia' })
    await fold.click()
    await expect(outline.getByRole('button', { name: /^2\.2 Two theorems/ })).toHaveCount(0)
    await fold.press('Enter')
    await outline.getByRole('button', { name: /^2\.2 Two theorems/ }).press('Enter')
    await expectPage(page, 3)
    await expect(findWords(page, 'Two theorems').first()).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(outline).toHaveCount(0)
    await expect(page).toHaveURL(/\/view$/)
  })

  test('a document without an outline lists its pages', async ({ page }) => {
    await signUp(page)
    await page.route('**/files/notes/**', async (route) => route.fulfill({ body: await makePlainFile() }))
    await page.goto(NOTE.view)
    await expectDrawn(page)
    await page.getByRole('button', { name: 'Outline', exact: true }).click()
    const pages = page.getByRole('navigation', { name: 'Pages of the document' })
    await expect(pages.getByRole('button', { name: 'Page 1', exact: true })).toBeFocused()
    await pages.getByRole('button', { name: 'Page 3', exact: true }).click()
    await expectPage(page, 3)
    // Its font is not in the file, but ours.
    await expect(findWords(page, 'Plain page 3')).toBeVisible()
  })

  test('the wheel with Ctrl zooms around the pointer', async ({ page }) => {
    await openReader(page)
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
    await expect(page.getByLabel('Zoom', { exact: true })).toHaveText('267%')
    await expect(word).toBeInViewport()
    await expect(async () => {
      const after = await word.boundingBox()
      expect(Math.abs((after?.x ?? 9999) - (before?.x ?? 0))).toBeLessThan(8)
      expect(Math.abs((after?.y ?? 9999) - (before?.y ?? 0))).toBeLessThan(8)
    }).toPass()
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })

  test('prints the pages of the document and nothing else', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await openReader(page)
    await page.keyboard.press('Control+p')
    await expect(page.locator('html[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#pdf-print img')).toHaveCount(PAGES)
    await expect(page.locator('#pdf-print img').first()).toBeVisible()
    await expect(page.locator('#root')).toBeHidden()
    const printed = await page.pdf({ preferCSSPageSize: true })
    expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(PAGES)
    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('#pdf-print')).toBeHidden()
    await expect(page.locator('#root')).toBeVisible()
  })

  test('dark pages are a choice that the device remembers', async ({ page }) => {
    await openReader(page)
    const pdfPage = page.locator('.pdf-page').first()
    await expect(pdfPage).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await page.getByRole('button', { name: 'Dark pages' }).click()
    await expect(pdfPage).toHaveCSS('background-color', 'rgb(28, 28, 28)')
    await expect(page.locator('.pdf-page canvas').first()).toHaveCSS('filter', /invert/)
    await page.reload()
    await expectDrawn(page)
    await expect(pdfPage).toHaveCSS('background-color', 'rgb(28, 28, 28)')
    await page.getByRole('button', { name: 'Dark pages' }).click()
    await expect(pdfPage).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })

  test('draws only what is near, and words can be selected', async ({ page }) => {
    await openReader(page)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('.pdf-page').count()).toBe(PAGES)
    expect(await page.locator('.pdf-page canvas').count()).toBeLessThan(5)
    const words = findWords(page, 'A body is').first()
    await words.dblclick({ position: { x: 32, y: 6 } })
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toMatch(/^\w+$/)
  })

  test('links in the contents lead to their pages', async ({ page }) => {
    await openReader(page)
    const link = page.locator('[data-pdf-link]').first()
    await expect(link).toHaveAccessibleName(/\w/)
    await link.press('Enter')
    await expect(page.getByLabel('Page number')).toHaveAttribute('placeholder', /\d/)
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
    await expect(zoom).toHaveText('240%')
    const after = await word.boundingBox()
    // Seventy pixels left of the fingers before, twice as far now.
    expect(Math.abs((after?.x ?? 9999) - (at.x - 140))).toBeLessThan(12)
    expect(Math.abs((after?.y ?? 9999) - (before?.y ?? 0))).toBeLessThan(16)
    await expect(page.locator('.pdf-page canvas').first()).toBeVisible()

    await pinch(page, at, { from: 40, to: 130, move: { x: 0, y: 60 } })
    await expect(zoom).toHaveText('300%')
    await pinch(page, at, { from: 200, to: 10 })
    await expect(zoom).toHaveText('40%')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(zoom).toHaveText('60%')
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })

  test('what is used less lies in a menu', async ({ page }) => {
    await openReader(page)
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
    await expect(menu.getByRole('menuitem', { name: 'Download' })).toHaveAttribute('download', 'document.pdf')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(page).toHaveURL(/\/view$/)
  })

  test('in the dashboard there is no full screen', async ({ page }) => {
    await openReader(page, '/dashboard/notes/rotational-dynamics')
    await page.getByRole('button', { name: 'More' }).tap()
    await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible()
    await expect(page.getByRole('menuitemcheckbox', { name: 'Fullscreen' })).toBeHidden()
  })
})

/** Three pages without headings, in one of the fonts that every PDF reader brings. */
async function makePlainFile(): Promise<Buffer> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  for (const number of [1, 2, 3]) file.addPage().drawText(`Plain page ${number}`, { x: 50, y: 700, size: 24, font })
  return Buffer.from(await file.save())
}

/** `all`: with the words of the document, which takes long and does not change with what the reader opens. */
async function check(page: Page, all: boolean) {
  // Links are as small as their lines; the outline leads to the same places.
  expect(await findViolations(page, { without: all ? ['[data-pdf-link]'] : ['.pdf-page-content'] })).toEqual([])
}

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP, small: { width: 360, height: 640 } })) {
  test.describe(size, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('the reader can be used by everyone, with all that it opens', async ({ page }) => {
      await openReader(page)
      await check(page, size === 'desktop')
      await page.keyboard.press('Control+f')
      await page.keyboard.type('torque')
      await expect(page.locator('.pdf-mark-current').first()).toBeAttached()
      await check(page, false)
      await page.getByRole('button', { name: 'Outline', exact: true }).click()
      await expect(page.getByRole('navigation', { name: 'Outline' }).getByRole('button').nth(3)).toBeVisible()
      await check(page, false)
      if (size === 'desktop') return
      await page.getByRole('button', { name: 'More' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await check(page, false)
    })
  })
}
