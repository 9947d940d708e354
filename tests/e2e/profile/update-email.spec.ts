import type { Page } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '../../../domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '../../../domain/account/credential-rules.ts'
import { INVALID_EMAIL } from '../../../domain/email.ts'
import { readLink } from '../account/read-mailbox.ts'
import { DESKTOP, expect, forgetErrors, PASSWORD, register, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'
import { canSignIn, form, row, saysBad, saysGood, settings } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

let email = ''

test.beforeEach(async ({ page }) => {
  email = await register(page)
  await page.goto('/dashboard/profile')
  await expect(settings(page)).toBeVisible()
})

test.describe('Update Email', () => {
  const fill = async (page: Page, address: string, password: string) => {
    await form(page, 'Update Email').getByLabel('New Email').fill(address)
    await form(page, 'Update Email').getByLabel('Current Password', { exact: true }).fill(password)
    await form(page, 'Update Email').getByRole('button', { name: 'Save Email' }).click()
  }

  test.beforeEach(async ({ page }) => {
    await row(page, 'Update Email').click()
    await expect(form(page, 'Update Email')).toContainText(email)
  })

  test('waits for the link, can be cancelled, and then changes the email everywhere', async ({ page }) => {
    const changed = `new-${email}`
    const sent = ACCOUNT_MESSAGES.emailPending(changed)
    const pending = page.getByRole('region', { name: 'New email not confirmed' })
    await fill(page, changed, PASSWORD)
    await saysGood(page, sent)
    await expect(pending).toContainText(`becomes ${changed} once`)
    await expect(page.getByRole('region', { name: 'About you' })).toContainText(email)
    expect(await canSignIn(page, changed, PASSWORD)).toBe(false)

    await pending.getByRole('button', { name: 'Cancel Change' }).click()
    await saysGood(page, ACCOUNT_MESSAGES.emailKept)
    await expect(pending).toHaveCount(0)

    await row(page, 'Update Email').click()
    await fill(page, changed, PASSWORD)
    await expect(pending).toBeVisible()
    const confirm = page.getByRole('button', { name: 'Confirm Email' })
    await openAndWait(page, await readLink(page, changed, '/verify-email'), confirm)
    await confirm.click()
    await page.getByRole('link', { name: 'Go to your Profile' }).click()
    await expect(page.getByRole('region', { name: 'About you' })).toContainText(changed)
    await expect(page.getByRole('banner')).toContainText(changed)
    await expect(page.getByRole('region', { name: 'Email not confirmed' })).toHaveCount(0)
    expect(await canSignIn(page, changed, PASSWORD)).toBe(true)
    expect(await canSignIn(page, email, PASSWORD)).toBe(false)
  })

  test('is taken at once where no letter can be sent', async ({ page }) => {
    // As the worker answers that has no mail provider.
    await page.route('**/api/trpc/account.updateEmail*', async (route) => {
      const response = await route.fetch()
      const [{ result }] = await response.json()
      const user = { ...result.data.user, email: `new-${email}` }
      await route.fulfill({ response, json: [{ result: { data: { ...result.data, user, pendingEmail: null } } }] })
    })
    await fill(page, `new-${email}`, PASSWORD)
    await saysGood(page, ACCOUNT_MESSAGES.emailUpdated)
    await expect(page.getByRole('region', { name: 'About you' })).toContainText(`new-${email}`)
  })

  test('says what is missing or wrong', async ({ page, consoleErrors }) => {
    await fill(page, '', '')
    await saysBad(page, ACCOUNT_MESSAGES.noNewEmail)
    await fill(page, 'no address', PASSWORD)
    await saysBad(page, INVALID_EMAIL)
    await fill(page, `new-${email}`, '')
    await saysBad(page, ACCOUNT_MESSAGES.noCurrentPassword)
    await fill(page, `new-${email}`, 'wrong one')
    await saysBad(page, ACCOUNT_MESSAGES.emailNotUpdated)
    await expect(settings(page)).toContainText(ACCOUNT_MESSAGES.wrongPassword)
    await forgetErrors(page, consoleErrors)
  })

  test('says that somebody has it', async ({ page, consoleErrors, browser }) => {
    const other = await browser.newPage()
    const taken = await register(other)
    await other.close()
    await fill(page, taken, PASSWORD)
    await saysBad(page, ACCOUNT_MESSAGES.emailNotUpdated)
    await expect(settings(page)).toContainText(CREDENTIAL_MESSAGES.taken)
    await forgetErrors(page, consoleErrors)
  })

  test('says that the sign-in is too old', async ({ page, consoleErrors }) => {
    const message = ACCOUNT_MESSAGES.notRecent
    await page.route('**/account.updateEmail*', (route) =>
      route.fulfill({
        status: 403,
        json: [{ error: { message, code: -32003, data: { code: 'FORBIDDEN', httpStatus: 403 } } }],
      }),
    )
    await fill(page, `new-${email}`, PASSWORD)
    await saysBad(page, message)
    await forgetErrors(page, consoleErrors)
  })
})
