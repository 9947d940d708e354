import type { Page } from '@playwright/test'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { MAIL_SUBJECTS } from '#domain/account/mail-subjects.ts'
import { expect, forgetErrors, PASSWORD, PHONE, register, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'
import { readLink } from './read-mailbox.ts'

const WORTHLESS = LINK_MESSAGES.worthless

test.use({ viewport: PHONE })

async function pressConfirm(page: Page, link: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Confirm Email' })
  await openAndWait(page, link, button)
  await button.click()
}

test('the link in the mail confirms the email, once; another device asks for the password or takes the account over', async ({
  page,
  browser,
  consoleErrors,
}) => {
  await test.step('an address without a token says so', async () => {
    await page.goto('/verify-email')
    await expect(page.getByRole('alert')).toHaveText(WORTHLESS)
    await expect(page.getByRole('button', { name: 'Confirm Email' })).toBeHidden()
  })

  const email = await register(page)
  const link = await readLink(page, email, '/verify-email')
  const confirm = page.getByRole('button', { name: 'Confirm Email' })

  await test.step('the mailbox shows mails to people, too, and opening a link needs no answer', async () => {
    await page.goto('/api/dev/mail')
    await expect(page.getByRole('heading', { name: MAIL_SUBJECTS.verification }).first()).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('auth.')) asked.push(new URL(request.url()).pathname)
    })
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email')
    await expect(confirm).toBeVisible()
    expect(asked).toEqual([])
  })

  await test.step('the button confirms it', async () => {
    await confirm.click()
    await expect(page.getByRole('status')).toHaveText(LINK_MESSAGES.verified)
    await expect(page.getByRole('link', { name: 'Go to your Profile' })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
  })

  await test.step('a second time it does nothing', async () => {
    await page.goto('about:blank')
    await page.goto(link)
    await confirm.click()
    await expect(page.getByRole('alert')).toHaveText(WORTHLESS)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')])
  })

  await page.goto('about:blank')
  const other = await browser.newPage({ viewport: PHONE })

  await test.step('a person who knows the password confirms with it on another device, and goes on to sign in', async () => {
    const email = await register(page)
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
    await page.goto('/dashboard/profile')
    await expect(page.getByRole('region', { name: 'Your Devices' }).getByText('This device')).toBeVisible()
  })

  await test.step('a person who does not sees what was removed, and the maker of the account is signed out', async () => {
    await page.goto('about:blank')
    const email = await register(page)
    await pressConfirm(other, await readLink(page, email, '/verify-email'))
    await other.getByRole('button', { name: 'Take Over the Account' }).click()
    await expect(other.getByRole('status')).toHaveText(LINK_MESSAGES.verified)
    await expect(other.getByText('the password and 1 signed-in device.')).toBeVisible()
    await other.getByRole('link', { name: 'Go to your Profile' }).click()

    const notice = other.getByRole('region', { name: 'Removed from your account' })
    await expect(notice).toContainText('the password and 1 signed-in device.')
    await notice.getByRole('button', { name: 'OK' }).click()
    await expect(notice).toHaveCount(0)
    await other.reload()
    await expect(other.getByRole('region', { name: 'About you' })).toContainText(email.split('@')[0] ?? '')
    await expect(notice).toHaveCount(0)
    await other.close()

    // The page shows what this device knows until the worker has refused its first calls.
    await page.goto('/dashboard/profile')
    await expect(page).toHaveURL(/\/login/)
  })
  await forgetErrors(page, consoleErrors)
})
