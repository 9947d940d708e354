import type { Page } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '../../../domain/account/account-rules.ts'
import { DESKTOP, expect, PASSWORD, signUp, test } from '../browser.ts'
import { canSignIn, form, row, saysBad, saysGood, settings } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

let email = ''

test.beforeEach(async ({ page }) => {
  email = await signUp(page)
  await page.goto('/dashboard/profile')
  await expect(settings(page)).toBeVisible()
})

test.describe('Change Password', () => {
  const fill = async (page: Page, current: string, next: string, confirmation = next) => {
    await form(page, 'Change Password').getByLabel('Current Password', { exact: true }).fill(current)
    await form(page, 'Change Password').getByLabel('New Password', { exact: true }).fill(next)
    await form(page, 'Change Password').getByLabel('Confirm New Password', { exact: true }).fill(confirmation)
    await form(page, 'Change Password').getByRole('button', { name: 'Save Password' }).click()
  }

  test.beforeEach(async ({ page }) => {
    await row(page, 'Change Password').click()
    await expect(form(page, 'Change Password')).toBeVisible()
  })

  test('says what is wrong, and lets in with the new one alone', async ({ page, consoleErrors }) => {
    await test.step('shows what is typed, if the student wants to see it', async () => {
      const field = form(page, 'Change Password').getByLabel('New Password', { exact: true })
      await expect(field).toHaveAttribute('type', 'password')
      await form(page, 'Change Password').getByRole('button', { name: 'Show new password', exact: true }).click()
      await expect(field).toHaveAttribute('type', 'text')
    })

    await test.step('says what is wrong', async () => {
      await fill(page, PASSWORD, 'new battery', 'new batterie')
      await saysBad(page, ACCOUNT_MESSAGES.mismatch)
      await fill(page, PASSWORD, '12345')
      await saysBad(page, ACCOUNT_MESSAGES.shortPassword)
      await fill(page, 'wrong one', 'new battery')
      await saysBad(page, ACCOUNT_MESSAGES.passwordNotUpdated)
      await expect(settings(page)).toContainText(ACCOUNT_MESSAGES.wrongPassword)
      expect(await canSignIn(page, email, PASSWORD)).toBe(true)
      consoleErrors.length = 0
    })

    await test.step('lets in with the new one alone', async () => {
      await fill(page, PASSWORD, 'new battery')
      await saysGood(page, ACCOUNT_MESSAGES.passwordUpdated)
      await expect(form(page, 'Change Password')).toHaveCount(0)
      expect(await canSignIn(page, email, 'new battery')).toBe(true)
      expect(await canSignIn(page, email, PASSWORD)).toBe(false)
      await page.reload()
      await expect(settings(page)).toBeVisible()
    })
  })
})

test('while a change is under way its form says so, and cannot be sent again', async ({ page }) => {
  await page.route(/account\.(updateEmail|changePassword)/, () => undefined)
  await row(page, 'Update Email').click()
  await form(page, 'Update Email').getByLabel('New Email').fill(`new-${email}`)
  await form(page, 'Update Email').getByLabel('Current Password', { exact: true }).fill(PASSWORD)
  await form(page, 'Update Email').getByRole('button', { name: 'Save Email' }).click()
  await expect(form(page, 'Update Email').getByRole('button', { name: 'Updating...' })).toBeDisabled()

  await row(page, 'Change Password').click()
  for (const [label, text] of [
    ['Current Password', PASSWORD],
    ['New Password', 'new battery'],
    ['Confirm New Password', 'new battery'],
  ] as const) {
    await form(page, 'Change Password').getByLabel(label, { exact: true }).fill(text)
  }
  await form(page, 'Change Password').getByRole('button', { name: 'Save Password' }).click()
  await expect(form(page, 'Change Password').getByRole('button', { name: 'Updating...' })).toBeDisabled()
})

test('an account without a password is offered a link instead of the form', async ({ page }) => {
  await page.route(/account\.get/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace('"hasPassword":true', '"hasPassword":false'),
    })
  })
  await page.reload()
  await row(page, 'Change Password').click()
  await expect(settings(page)).toContainText('your account has no password yet')
  await expect(form(page, 'Change Password')).toHaveCount(0)
  await settings(page).getByRole('button', { name: 'Send Me a Link' }).click()
  await expect(settings(page).getByRole('status')).toContainText('was sent successfully')
  await row(page, 'Update Email').click()
  await expect(form(page, 'Update Email').getByLabel('New Email')).toBeVisible()
  await expect(form(page, 'Update Email').getByLabel('Current Password')).toHaveCount(0)
})
