import { PROFILE_MESSAGES } from '../../../domain/account/profile-fields.ts'
import { call, DESKTOP, expect, forgetErrors, passTimeUntil, signUp, test } from '../browser.ts'
import { copyOf, form, openForm } from './edit-form.ts'
import { settings } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test.describe('the copy on this device', () => {
  test('shows before the worker has answered, and gives way to its answer', async ({ page }) => {
    await page.goto('/dashboard/profile')
    await expect.poll(() => copyOf(page)).toMatchObject({ grade_level: 'Class 12' })
    await call(page, 'profile.update', { full_name: 'From Elsewhere' })
    let answer: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/profile\.get/, async (route) => {
      await waiting
      await route.continue()
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('student-')
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From Elsewhere')
    await expect.poll(() => copyOf(page)).toMatchObject({ full_name: 'From Elsewhere' })
  })

  test('shows while the worker does not answer, and says so', async ({ page, consoleErrors }) => {
    await page.clock.install()
    await page.goto('/dashboard/profile')
    await expect.poll(() => copyOf(page)).toMatchObject({ grade_level: 'Class 12' })
    await page.route(/profile\.get/, (route) => route.abort())
    await page.reload()
    await passTimeUntil(page, page.getByText('This is the copy on this device.'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('student-')
    await page.unroute(/profile\.get/)
    await page.getByRole('button', { name: 'Try Again' }).first().click()
    await expect(page.getByText('This is the copy on this device.')).toHaveCount(0)
    await forgetErrors(page, consoleErrors)
  })

  test('that finds no room is only logged', async ({ page, consoleErrors }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('profile_')) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await openForm(page)
    await form(page).getByLabel('Full Name').fill('Asha')
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(settings(page).getByRole('status')).toHaveText(PROFILE_MESSAGES.updated)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha')
    expect(consoleErrors.splice(0).join()).toContain('The copy of the profile was not kept')
  })

  test('that cannot be read is none', async ({ page }) => {
    await page.goto('/dashboard/profile')
    await expect.poll(() => copyOf(page)).not.toBeNull()
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('profile_')) localStorage.setItem(key, '{"id":[')
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('student-')
    await expect.poll(() => copyOf(page)).toMatchObject({ grade_level: 'Class 12' })
  })
})
