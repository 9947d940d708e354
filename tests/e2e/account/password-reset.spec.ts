import type { Page } from '@playwright/test'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { expect, PHONE, signUp, test } from '../browser.ts'
import { readLink } from './read-mailbox.ts'

const NEW_PASSWORD = 'a better horse'
const SENT = LINK_MESSAGES.resetSent
const WORTHLESS = LINK_MESSAGES.worthless

test.use({ viewport: PHONE })

const newPassword = (page: Page) => page.getByLabel('New Password', { exact: true })

test('a student who forgot the password chooses a new one through a link that works once', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const elsewhere = await browser.newPage()
  const email = await signUp(elsewhere)
  const dialog = page.getByRole('dialog', { name: 'Reset Password' })
  const send = dialog.getByRole('button', { name: 'Send Reset Link' })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()

  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await dialog.getByLabel('Email').fill(email)
  await send.click()
  await expect(dialog.getByRole('status')).toHaveText(SENT)
  const link = await readLink(page, email, '/reset-password')

  await test.step('the link leads to a new password, and signs in', async () => {
    const token = new URL(link).hash.replace('#token=', '')
    const told: string[] = []
    page.on('request', (request) => {
      const asked = [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' ')
      if (asked.includes(token)) told.push(new URL(request.url()).pathname)
    })
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
    await newPassword(page).fill('short')
    await newPassword(page).press('Enter')
    await expect(page.getByRole('alert')).toHaveText(CREDENTIAL_MESSAGES.shortPassword)
    await newPassword(page).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Show new password' }).click()
    await expect(newPassword(page)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByRole('status')).toContainText('Your password was changed successfully.')
    expect(new URL(page.url()).hash).toBe('')
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(email.split('@', 1)[0] ?? '')
    // The token of a link is sent to a server only in the form.
    expect(told).toEqual(['/api/trpc/auth.resetPassword'])
  })

  await test.step('one who was signed in elsewhere is signed out there', async () => {
    await elsewhere.goto('/dashboard')
    await expect(elsewhere).toHaveURL(/\/login/)
    await elsewhere.close()
  })

  await test.step('a link that was used offers a new one', async () => {
    await page.goto(link)
    await newPassword(page).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password')
    await expect(page.getByRole('alert')).toHaveText(WORTHLESS)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByRole('status')).toHaveText(SENT)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')])
  })

  await page.goto('about:blank')
  const another = await signUp(page)
  await page.context().clearCookies()
  const open = (hash: string) =>
    page.evaluate((fresh) => {
      location.hash = fresh
    }, hash)

  await test.step('another link takes the place, in the same tab, of an address without a token, which says so', async () => {
    await page.goto('/reset-password')
    await expect(page.getByRole('alert')).toHaveText(WORTHLESS)
  })

  await test.step('and of half a link, which is worth nothing', async () => {
    await open('#token=half')
    await newPassword(page).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByRole('alert')).toHaveText(WORTHLESS)
    await page.getByLabel('Email').fill(another)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByRole('status')).toHaveText(SENT)
    await open(new URL(await readLink(page, another, '/reset-password')).hash)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
    await expect(newPassword(page)).toHaveValue('')
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')])
  })
})
