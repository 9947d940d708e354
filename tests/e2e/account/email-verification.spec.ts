import type { Page } from '@playwright/test'
import { LINK_MESSAGES } from '../../../domain/account/link-messages.ts'
import { MAIL_SUBJECTS } from '../../../domain/account/mail-subjects.ts'
import { expect, PASSWORD, PHONE, register, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'
import { readLink } from './read-mailbox.ts'

const WORTHLESS = LINK_MESSAGES.worthless

test.use({ viewport: PHONE })

async function pressConfirm(page: Page, link: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Confirm Email' })
  await openAndWait(page, link, button)
  await button.click()
}

test('the link in the mail confirms the email, once, after a press of a button', async ({ page, consoleErrors }) => {
  const email = await register(page)
  const link = await readLink(page, email, '/verify-email')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('auth.')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(link)
  const confirm = page.getByRole('button', { name: 'Confirm Email' })
  await expect(confirm).toBeVisible()
  expect(asked).toEqual([])

  await confirm.click()
  await expect(page.getByRole('status')).toHaveText(LINK_MESSAGES.verified)
  await expect(page.getByRole('link', { name: 'Go to your Profile' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')

  await page.goto('about:blank')
  await page.goto(link)
  await confirm.click()
  await expect(page.getByRole('alert')).toHaveText(WORTHLESS)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')])
})

test('another device asks for the password, confirms with it, and goes on to sign in', async ({ page, browser }) => {
  const email = await register(page)
  const other = await browser.newPage()
  await pressConfirm(other, await readLink(page, email, '/verify-email'))
  await expect(other.getByText(LINK_MESSAGES.needsPassword)).toBeVisible()
  const send = async (password: string) => {
    await other.getByLabel('Password', { exact: true }).fill(password)
    await other.getByRole('button', { name: 'Confirm Email' }).click()
  }
  await send('wrong one')
  await expect(other.getByRole('alert')).toHaveText(LINK_MESSAGES.wrongPassword)
  await send(PASSWORD)
  await expect(other.getByRole('status')).toHaveText(LINK_MESSAGES.verified)
  await other.getByRole('link', { name: 'Continue to sign in' }).click()
  await expect(other).toHaveURL(/\/login$/)
  await other.close()
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('region', { name: 'Your Devices' }).getByText('This device')).toBeVisible()
})

test('who reads the email takes the account over from who made it, and is told what was removed', async ({
  page: stranger,
  browser,
}) => {
  const email = await register(stranger)
  const owner = await browser.newPage({ viewport: PHONE })
  await pressConfirm(owner, await readLink(stranger, email, '/verify-email'))
  await owner.getByRole('button', { name: 'Take Over the Account' }).click()
  await expect(owner.getByRole('status')).toHaveText(LINK_MESSAGES.verified)
  await expect(owner.getByText('the password and 1 signed-in device.')).toBeVisible()
  await owner.getByRole('link', { name: 'Go to your Profile' }).click()

  const notice = owner.getByRole('region', { name: 'Removed from your account' })
  await expect(notice).toContainText('the password and 1 signed-in device.')
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toHaveCount(0)
  await owner.reload()
  await expect(owner.getByRole('region', { name: 'About you' })).toContainText(email.split('@')[0] ?? '')
  await expect(notice).toHaveCount(0)
  await owner.close()

  await stranger.goto('/dashboard/profile')
  await expect(stranger).toHaveURL(/\/login/)
})

test('an address without a token says so', async ({ page }) => {
  await page.goto('/verify-email')
  await expect(page.getByRole('alert')).toHaveText(WORTHLESS)
  await expect(page.getByRole('button', { name: 'Confirm Email' })).toBeHidden()
})

test('the mailbox shows letters to people, too', async ({ page }) => {
  const email = await register(page)
  await page.goto('/api/dev/mail')
  await expect(page.getByRole('heading', { name: MAIL_SUBJECTS.verification }).first()).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page
    .getByRole('link', { name: /\/verify-email#token=/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email')
})
