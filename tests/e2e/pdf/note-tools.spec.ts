import type { Page } from '@playwright/test'
import { DESKTOP, expect, onEachSize, PHONE, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { expectDrawn, expectPage, expectWholePages, findWords, openReader, PAGES } from './reader.ts'

test.use({ viewport: DESKTOP })

test('the tools print the document, make it dark and lead to its headings, and a narrow screen has them all', async ({
  page,
}) => {
  await openReader(page)
  const tools = page.getByRole('toolbar', { name: 'PDF tools' })
  const pdfPage = page.locator('.pdf-page').first()

  await test.step('prints the pages of the document and nothing else', async () => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
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
    await expect(pdfPage).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await page.getByRole('button', { name: 'Dark pages' }).click()
    await expect(pdfPage).toHaveCSS('background-color', 'rgb(28, 28, 28)')
    await expect(page.locator('.pdf-page canvas').first()).toHaveCSS('filter', /invert/)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.reload()
    await expectDrawn(page)
    await expect(pdfPage).toHaveCSS('background-color', 'rgb(28, 28, 28)')
  })

  for (const width of [320, 280, 195]) {
    await test.step(`every tool can be reached at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 })
      const seen = async () => {
        const boxes = await tools
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

  await test.step('on a wide screen again, the pages can be made light', async () => {
    await page.setViewportSize(DESKTOP)
    await page.getByRole('button', { name: 'Dark pages' }).click()
    await expect(pdfPage).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })

  await test.step('links in the contents lead to their pages, and the outline to its headings', async () => {
    const link = page.locator('[data-pdf-link]').first()
    await expect(link).toHaveAccessibleName(/\w/)
    await link.press('Enter')
    await expect(page.getByLabel('Page number')).toHaveAttribute('placeholder', /\d/)
    await page.keyboard.press('Home')
    await expectPage(page, 1)

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
})

/** `all`: including the words of the document, which take long and do not change with the panels of the reader. */
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
  test.use({ reducedMotion: 'reduce' })

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
