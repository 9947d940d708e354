import type { Page } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { DESKTOP, expect, PASSWORD, signUp, test } from '../browser.ts'
import { canSignIn, form, row, saysGood, settings } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

async function fill(page: Page, current: string, next: string, confirmation = next) {
  await form(page, 'Change Password').getByLabel('Current Password', { exact: true }).fill(current)
  await form(page, 'Change Password').getByLabel('New Password', { exact: true }).fill(next)
  await form(page, 'Change Password').getByLabel('Confirm New Password', { exact: true }).fill(confirmation)
  await form(page, 'Change Password').getByRole('button', { name: 'Save Password' }).click()
}

test('a student changes the password', async ({ page }) => {
  const email = await signUp(page)
  await page.goto('/dashboard/profile')
  await row(page, 'Change Password').click()
  await expect(form(page, 'Change Password')).toBeVisible()

  await test.step('is let in with the new one alone', async () => {
    await fill(page, PASSWORD, 'new battery')
    await saysGood(page, ACCOUNT_MESSAGES.passwordUpdated)
    await expect(form(page, 'Change Password')).toHaveCount(0)
    expect(await canSignIn(email, 'new battery')).toBe(true)
    expect(await canSignIn(email, PASSWORD)).toBe(false)
  })

  await test.step('is still signed in, and without a password is offered a link instead of the form', async () => {
    await page.route(/account\.get/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replace('"hasPassword":true', '"hasPassword":false'),
      })
    })
    await page.reload()
    await expect(settings(page)).toBeVisible()
    await row(page, 'Change Password').click()
    await expect(settings(page)).toContainText('your account has no password yet')
    await expect(form(page, 'Change Password')).toHaveCount(0)
    await settings(page).getByRole('button', { name: 'Send Me a Link' }).click()
    await expect(settings(page).getByRole('status')).toContainText('was sent successfully')
    await row(page, 'Update Email').click()
    await expect(form(page, 'Update Email').getByLabel('New Email')).toBeVisible()
    await expect(form(page, 'Update Email').getByLabel('Current Password')).toHaveCount(0)
  })
})
