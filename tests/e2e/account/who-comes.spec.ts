import type { Page } from '@playwright/test'
import { expect, PHONE, signUp, test } from '../browser.ts'

test.use({ viewport: PHONE })

/** Notes whether what only a visitor sees was ever on the screen, frame by frame. */
async function watchForVisitorsPage(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      const links = [...document.querySelectorAll('a')]
      if (links.some((link) => link.textContent === 'Start Learning' && link.checkVisibility()))
        sessionStorage.setItem('seen', 'yes')
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => sessionStorage.getItem('seen') === 'yes')
}

test('a visitor and a student each see their page, and never first the other one', async ({ page }) => {
  const hasBeenSeen = await watchForVisitorsPage(page)
  await signUp(page)
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await hasBeenSeen()).toBe(false)

  await page.context().clearCookies()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start Learning' })).toBeVisible()
  expect(await hasBeenSeen()).toBe(true)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.locator('#mobile-menu')).toBeVisible()
})
