import type { Page } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { readLink } from '../account/read-mailbox.ts'
import { DESKTOP, expect, PASSWORD, register, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'
import { canSignIn, form, row, saysGood, settings } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

const NEW_PASSWORD = 'new battery'

async function changePassword(page: Page) {
  for (const [label, text] of [
    ['Current Password', PASSWORD],
    ['New Password', NEW_PASSWORD],
    ['Confirm New Password', NEW_PASSWORD],
  ] as const)
    await form(page, 'Change Password').getByLabel(label, { exact: true }).fill(text)
  await form(page, 'Change Password').getByRole('button', { name: 'Save Password' }).click()
}

async function changeEmail(page: Page, address: string) {
  await form(page, 'Update Email').getByLabel('New Email').fill(address)
  await form(page, 'Update Email').getByLabel('Current Password', { exact: true }).fill(NEW_PASSWORD)
  await form(page, 'Update Email').getByRole('button', { name: 'Save Email' }).click()
}

test('a student changes the password and the email', async ({ page, consoleErrors }) => {
  const email = await register(page)
  const changed = `new-${email}`
  const about = page.getByRole('region', { name: 'About you' })
  const pending = page.getByRole('region', { name: 'New email not confirmed' })
  await page.goto('/dashboard/profile')

  await test.step('is let in with the new password alone, and is still signed in', async () => {
    await row(page, 'Change Password').click()
    await changePassword(page)
    await saysGood(page, ACCOUNT_MESSAGES.passwordUpdated)
    await expect(form(page, 'Change Password')).toHaveCount(0)
    expect(await canSignIn(email, NEW_PASSWORD)).toBe(true)
    expect(await canSignIn(email, PASSWORD)).toBe(false)
    await page.reload()
    await expect(settings(page)).toBeVisible()
  })

  await test.step('waits for the link in a mail, and can cancel until then', async () => {
    await row(page, 'Update Email').click()
    await expect(form(page, 'Update Email')).toContainText(email)
    await changeEmail(page, changed)
    await saysGood(page, ACCOUNT_MESSAGES.emailPending(changed))
    consoleErrors.length = 0
    await expect(pending).toContainText(`becomes ${changed} once`)
    await expect(about).toContainText(email)
    expect(await canSignIn(changed, NEW_PASSWORD)).toBe(false)

    await pending.getByRole('button', { name: 'Cancel Change' }).click()
    await saysGood(page, ACCOUNT_MESSAGES.emailKept)
    await expect(pending).toHaveCount(0)
  })

  await test.step('has the new email everywhere, once its link is followed', async () => {
    await row(page, 'Update Email').click()
    await changeEmail(page, changed)
    await expect(pending).toBeVisible()
    const confirm = page.getByRole('button', { name: 'Confirm Email' })
    await openAndWait(page, await readLink(page, changed, '/verify-email'), confirm)
    await confirm.click()
    await page.getByRole('link', { name: 'Go to your Profile' }).click()
    await expect(about).toContainText(changed)
    await expect(page.getByRole('banner')).toContainText(changed)
    await expect(page.getByRole('region', { name: 'Email not confirmed' })).toHaveCount(0)
    expect(await canSignIn(changed, NEW_PASSWORD)).toBe(true)
    expect(await canSignIn(email, NEW_PASSWORD)).toBe(false)
  })
})
