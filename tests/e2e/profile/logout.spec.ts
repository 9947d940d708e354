import { SIGN_OUT_MESSAGES } from '../../../domain/account/credential-rules.ts'
import { DESKTOP, expect, forgetErrors, signUp, test } from '../browser.ts'
import { row, saysBad, settings } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

let _email = ''

test.beforeEach(async ({ page }) => {
  _email = await signUp(page)
  await page.goto('/dashboard/profile')
  await expect(settings(page)).toBeVisible()
})

test.describe('Logout', () => {
  test('leads to the front page, which says so, and leaves no profile on this device', async ({ page }) => {
    await row(page, 'Logout').click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('status').filter({ hasText: SIGN_OUT_MESSAGES.done })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('profile_')))).toEqual([])
    await page.goto('/dashboard/profile')
    await expect(page).toHaveURL(/\/login/)
  })

  test('that fails says so', async ({ page, consoleErrors }) => {
    await page.route('**/auth.signOut*', (route) => route.abort())
    await row(page, 'Logout').click()
    await saysBad(page, SIGN_OUT_MESSAGES.failed)
    await expect(page).toHaveURL(/\/dashboard\/profile$/)
    await forgetErrors(page, consoleErrors)
  })
})
