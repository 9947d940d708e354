import { expect, PHONE, signUp, test } from '../browser.ts'
import { readLink } from './read-mailbox.ts'

const WORTHLESS = 'This link has expired, was used already, or is not complete. Please ask for a new one.'

test.use({ viewport: PHONE })

test('the link in the mail confirms the email, once, after a press of a button', async ({ page, consoleErrors }) => {
  const email = await signUp(page)
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
  await expect(page.getByRole('status')).toHaveText('Your email was confirmed successfully.')
  await expect(page.getByRole('link', { name: 'Go to your Profile' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')

  await page.goto('about:blank')
  await page.goto(link)
  await confirm.click()
  await expect(page.getByRole('alert')).toHaveText(WORTHLESS)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')])
})

test('a visitor can confirm on another device, and goes on to sign in', async ({ page, browser }) => {
  const email = await signUp(page)
  const other = await browser.newPage()
  await other.goto(await readLink(page, email, '/verify-email'))
  await other.getByRole('button', { name: 'Confirm Email' }).click()
  await other.getByRole('link', { name: 'Continue to sign in' }).click()
  await expect(other).toHaveURL(/\/login$/)
  await other.close()
})

test('an address without a token says so', async ({ page }) => {
  await page.goto('/verify-email')
  await expect(page.getByRole('alert')).toHaveText(WORTHLESS)
  await expect(page.getByRole('button', { name: 'Confirm Email' })).toBeHidden()
})

test('the mailbox shows letters to people, too', async ({ page }) => {
  const email = await signUp(page)
  await page.goto('/api/dev/mail')
  await expect(page.getByRole('heading', { name: 'Confirm your email for Adhyayan' }).first()).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page
    .getByRole('link', { name: /\/verify-email#token=/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email')
})
