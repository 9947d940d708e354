import type { Page } from '@playwright/test'
import { DESKTOP, expect, isScrollLocked, test } from '../browser.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Sign In / Sign Up' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome Back' })

test.describe('a dialog', () => {
  test.use({ viewport: DESKTOP })

  test('has the page to itself, until it is closed', async ({ page }) => {
    await page.goto('/login')
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()

    await test.step('is all that a screen reader finds while it is open', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(opener(page)).toBeFocused()
    })

    await test.step('dims the page, and leads Tab round, forwards and back', async () => {
      await opener(page).click()
      await expect(dialog(page).getByLabel('Email')).toBeFocused()
      const first = dialog(page).getByRole('button', { name: 'Close' })
      const last = dialog(page).getByRole('button', { name: 'Create an account' })
      await last.focus()
      await page.keyboard.press('Tab')
      await expect(first).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(last).toBeFocused()
      const backdrop = page.locator('[data-base-ui-portal] > [role=presentation][data-open]').first()
      await expect(backdrop).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    })

    await test.step('stays when text is selected beyond its edge, and closes by a press outside', async () => {
      await dialog(page).getByLabel('Email').fill('student@example.com')
      const box = await dialog(page).getByLabel('Email').boundingBox()
      await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 20)
      await page.mouse.down()
      await page.mouse.move(20, (box?.y ?? 0) + 20)
      await page.mouse.up()
      await expect(dialog(page).getByLabel('Email')).toHaveValue('student@example.com')
      await expect.poll(() => isScrollLocked(page)).toBe(true)
      await page.mouse.click(20, 20)
      await expect(dialog(page)).toHaveCount(0)
      await expect.poll(() => isScrollLocked(page)).toBe(false)
    })

    // As wide as a small phone, or a phone of twice that width at 200%.
    await test.step('fits on a screen of 320 pixels, and its last button can be reached', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 320, height: 480 })
      await opener(page).click()
      await expect(dialog(page)).toBeVisible()
      const box = await dialog(page).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480)
      const last = dialog(page).getByRole('button', { name: 'Create an account' })
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })
})
