import type { Page } from '@playwright/test'
import { DESKTOP, expect, NOTE, onEachSize, PHONE, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { expectDrawn, expectWholePages, openReader, PAGES } from './reader.ts'

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('prints the document, and remembers that its pages are dark', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await openReader(page)

    await test.step('prints the pages of the document and nothing else', async () => {
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

    await test.step('dark pages are a choice that the device remembers', async () => {
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
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

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
    await expect(menu.getByRole('menuitem', { name: 'Download' })).toHaveAttribute('download', `${NOTE.title}.pdf`)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(page).toHaveURL(/\/view$/)

    await test.step('and leads to what the page says of the note, below the reader', async () => {
      await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).not.toBeInViewport()
      await more.tap()
      await page.getByRole('menuitem', { name: 'About' }).tap()
      await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeInViewport()
      await expect(page.getByRole('link', { name: 'Back to chapter' })).toBeInViewport()
      await expect(page.getByText(/^Added \d+ \w+ 20\d\d$/)).toBeInViewport()
    })
  })
})

/** `all`: with the words of the document, which takes long and does not change with what the reader opens. */
async function check(page: Page, all: boolean) {
  // Links are as small as their lines; the outline leads to the same places.
  expect(await findViolations(page, { without: all ? ['[data-pdf-link]'] : ['.pdf-page-content'] })).toEqual([])
}

async function openFind(page: Page) {
  await page.keyboard.press('Control+f')
  await page.keyboard.type('torque')
  await expect(page.locator('.pdf-mark-current').first()).toBeAttached()
}

async function openOutline(page: Page) {
  await page.getByRole('button', { name: 'Outline', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Outline' }).getByRole('button').nth(3)).toBeVisible()
}

test.describe('with less motion', () => {
  test.use({ viewport: DESKTOP, reducedMotion: 'reduce' })

  test('the reader can be used by everyone, with all that it opens, on every screen', async ({ page }) => {
    const small = { phone: PHONE, 'small phone': { width: 360, height: 640 } }
    const checkEach = () => onEachSize(page, () => check(page, false), { ...small, desktop: DESKTOP })
    await openReader(page)
    await expectWholePages(page)
    await check(page, true)
    await onEachSize(page, () => check(page, false), small)
    await openFind(page)
    await checkEach()
    await openOutline(page)
    await checkEach()
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'More' }).click()
    await onEachSize(
      page,
      async () => {
        await expect(page.getByRole('menu')).toBeVisible()
        await check(page, false)
      },
      small,
    )
  })
})
