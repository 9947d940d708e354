import type { Page } from '@playwright/test'
import { expect, PHONE, pressTab, signUp, test } from '../browser.ts'
import { openAndWait } from './prerendered.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Open menu' })

/** Whether the focus stays in an element however often Tab is pressed. Chromium counts its own bar as the body. */
async function expectFocusKept(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 20; press++) {
    await pressTab(page)
    const isKept = await page.evaluate(
      (kept) => document.activeElement === document.body || document.activeElement?.closest(kept) !== null,
      selector,
    )
    expect(isKept).toBe(true)
  }
}

test.describe('the menu of the site', () => {
  test.use({ viewport: PHONE })

  test('keeps the focus, dims the page, and closes on a tap outside', async ({ page }) => {
    await openAndWait(page, '/notes', button(page))
    await button(page).click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await expectFocusKept(page, 'header')
    const behind = await page.evaluate(() => document.elementFromPoint(200, 800)?.className)
    expect(behind).toContain('bg-ground/80')
    await page.mouse.click(200, 800)
    await expect(page.locator('#mobile-menu')).toHaveCount(0)
    await expect(button(page)).toBeFocused()
    await expect(page).toHaveURL(/\/notes$/)
    // The page can be reached again.
    await page.getByRole('main').getByRole('link').first().focus()
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })
})

test.describe('the drawer of the dashboard', () => {
  test.use({ viewport: PHONE })

  test('keeps the focus, dims the page, and closes on a tap outside', async ({ page }) => {
    await signUp(page)
    await page.goto('/dashboard/notes')
    await button(page).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await expectFocusKept(page, '[role="dialog"]')
    const dim = page.locator('.bg-ground\\/80')
    await expect(dim).toBeVisible()
    await page.mouse.click(370, 600)
    await expect(drawer).toHaveCount(0)
    await expect(button(page)).toBeFocused()
    await expect(page).toHaveURL(/\/dashboard\/notes$/)
  })
})

for (const width of [195, 280]) {
  test(`the menu button stays on the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 })
    for (const path of ['/', '/notes', '/dashboard']) {
      if (path === '/dashboard') await signUp(page)
      await page.goto(path)
      await expect(button(page)).toBeVisible()
      const box = await button(page).boundingBox()
      expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      const bar = page.locator('[data-page-bar]')
      expect(await bar.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}
