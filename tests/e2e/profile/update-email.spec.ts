import type { Page } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { readLink } from '../account/read-mailbox.ts'
import { DESKTOP, expect, PASSWORD, register, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'
import { canSignIn, form, row, saysGood } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

async function fill(page: Page, address: string, password: string) {
  await form(page, 'Update Email').getByLabel('New Email').fill(address)
  await form(page, 'Update Email').getByLabel('Current Password', { exact: true }).fill(password)
  await form(page, 'Update Email').getByRole('button', { name: 'Save Email' }).click()
}

test('a student changes the email', async ({ page, consoleErrors }) => {
  const email = await register(page)
  const changed = `new-${email}`
  const about = page.getByRole('region', { name: 'About you' })
  const pending = page.getByRole('region', { name: 'New email not confirmed' })
  await page.goto('/dashboard/profile')
  await row(page, 'Update Email').click()
  await expect(form(page, 'Update Email')).toContainText(email)

  await test.step('waits for the link in a mail, and can cancel until then', async () => {
    await fill(page, changed, PASSWORD)
    await saysGood(page, ACCOUNT_MESSAGES.emailPending(changed))
    consoleErrors.length = 0
    await expect(pending).toContainText(`becomes ${changed} once`)
    await expect(about).toContainText(email)
    expect(await canSignIn(changed, PASSWORD)).toBe(false)

    await pending.getByRole('button', { name: 'Cancel Change' }).click()
    await saysGood(page, ACCOUNT_MESSAGES.emailKept)
    await expect(pending).toHaveCount(0)
  })

  await test.step('has the new email everywhere, once its link is followed', async () => {
    await row(page, 'Update Email').click()
    await fill(page, changed, PASSWORD)
    await expect(pending).toBeVisible()
    const confirm = page.getByRole('button', { name: 'Confirm Email' })
    await openAndWait(page, await readLink(page, changed, '/verify-email'), confirm)
    await confirm.click()
    await page.getByRole('link', { name: 'Go to your Profile' }).click()
    await expect(about).toContainText(changed)
    await expect(page.getByRole('banner')).toContainText(changed)
    await expect(page.getByRole('region', { name: 'Email not confirmed' })).toHaveCount(0)
    expect(await canSignIn(changed, PASSWORD)).toBe(true)
    expect(await canSignIn(email, PASSWORD)).toBe(false)
  })
})
