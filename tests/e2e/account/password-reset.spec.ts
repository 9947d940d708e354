import type { Page } from '@playwright/test'
import { CREDENTIAL_MESSAGES } from '../../../domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '../../../domain/account/link-messages.ts'
import { expect, PHONE, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { readLink } from './read-mailbox.ts'

const NEW_PASSWORD = 'a better horse'
const SENT = LINK_MESSAGES.resetSent
const WORTHLESS = LINK_MESSAGES.worthless

test.use({ viewport: PHONE })

/** An account, and a browser that has forgotten it. */
async function openVisitor(page: Page): Promise<string> {
  const email = await signUp(page)
  await page.context().clearCookies()
  return email
}

async function openForgotten(page: Page) {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  return page.getByRole('dialog', { name: 'Reset Password' })
}

async function askForLink(page: Page, email: string): Promise<string> {
  const dialog = await openForgotten(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(dialog.getByRole('status')).toHaveText(SENT)
  return readLink(page, email, '/reset-password')
}

async function hasNoBarriers(page: Page) {
  expect(await findViolations(page)).toEqual([])
}

test('a student who forgot the password chooses a new one through a link, and is signed in', async ({ page }) => {
  const email = await openVisitor(page)
  const link = await askForLink(page, email)
  const token = new URL(link).hash.replace('#token=', '')
  const told: string[] = []
  page.on('request', (request) => {
    const asked = [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' ')
    if (asked.includes(token)) told.push(new URL(request.url()).pathname)
  })
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await page.getByLabel('New Password', { exact: true }).fill('short')
  await page.getByLabel('New Password', { exact: true }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(CREDENTIAL_MESSAGES.shortPassword)
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Show new password' }).click()
  await expect(page.getByLabel('New Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByRole('status')).toContainText('Your password was changed successfully.')
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(email.split('@', 1)[0] ?? '')
  // The token of a link goes to no server but in the form.
  expect(told).toEqual(['/api/trpc/auth.resetPassword'])
})

test('a link that was used offers a new one', async ({ page, consoleErrors }) => {
  const email = await openVisitor(page)
  const link = await askForLink(page, email)
  for (let times = 0; times < 2; times++) {
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Choose a new password')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password')
  await expect(page.getByRole('alert')).toHaveText(WORTHLESS)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('status')).toHaveText(SENT)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')])
})

test('a second link opened in the same tab takes the place of the first', async ({ page, consoleErrors }) => {
  const email = await openVisitor(page)
  await page.goto('/reset-password#token=half')
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByRole('alert')).toHaveText(WORTHLESS)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('status')).toHaveText(SENT)
  const { hash } = new URL(await readLink(page, email, '/reset-password'))
  await page.evaluate((fresh) => {
    location.hash = fresh
  }, hash)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')])
})

test('an address without a token says so', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByRole('alert')).toHaveText(WORTHLESS)
})

test('the dialog that sends a link', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Reset Password' })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()

  await test.step('the dialog says the same of an email that nobody has, and takes over what was typed', async () => {
    const email = `nobody-${Date.now()}@example.com`
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await expect(dialog.getByLabel('Email')).toHaveValue(email)
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(dialog.getByRole('status')).toHaveText(SENT)
    await hasNoBarriers(page)
    await dialog.getByRole('button', { name: 'Back to sign in' }).click()
    await expect(page.getByRole('dialog', { name: 'Welcome Back' }).getByLabel('Email')).toHaveValue('')
  })

  await test.step('the dialog checks the email before it asks', async () => {
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    const send = dialog.getByRole('button', { name: 'Send Reset Link' })
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText(CREDENTIAL_MESSAGES.empty)
    await dialog.getByLabel('Email').fill('no address')
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText(CREDENTIAL_MESSAGES.email)
  })
})

test('one who was signed in elsewhere is signed out there', async ({ page, browser }) => {
  const email = await signUp(page)
  const other = await browser.newPage()
  await other.goto(await askForLink(other, email))
  await other.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await other.getByRole('button', { name: 'Change Password' }).click()
  await expect(other.getByRole('status')).toContainText('successfully')
  await other.close()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})
