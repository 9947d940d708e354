import type { Page } from '@playwright/test'
import { CREDENTIAL_MESSAGES } from '../../../domain/account/credential-rules.ts'
import { CONTACT_MESSAGES } from '../../../domain/contact.ts'
import { listSamplePages } from '../../../scripts/site/pages.ts'
import { CONTACT_MESSAGE } from '../../../tests/support/contact-message.ts'
import { expect, OWN_NETWORK, onEachSize, test } from '../browser.ts'

test.use({ javaScriptEnabled: false, ...OWN_NETWORK })

const NOTICE =
  'Quizzes, the PDF reader, the search, the dashboard and signing in need JavaScript. Please switch it on and load the page again.'
const PATHS = [...listSamplePages().map(({ path }) => path), '/nope', '/dashboard']

async function fillIn(page: Page, { email = CONTACT_MESSAGE.email } = {}) {
  await page.getByLabel('Name').fill(CONTACT_MESSAGE.name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Subject').fill(CONTACT_MESSAGE.subject)
  await page.getByLabel('Message').fill(`${CONTACT_MESSAGE.message} ${Math.random()}`)
  await page.getByRole('button', { name: 'Send Message' }).click()
}

test('every page says at its top what needs JavaScript, and shows nothing that only JavaScript answers', async ({
  page,
}) => {
  for (const path of PATHS)
    await test.step(path, async () => {
      await page.goto(path)
      await onEachSize(page, async () => {
        const notice = page.locator('noscript p')
        await expect(notice).toHaveText(NOTICE)
        await expect(notice).toBeVisible()
        expect((await notice.boundingBox())?.y).toBe(0)
        const dead = page.locator(':is(button, input, select, textarea, [role=button]):not(form[action] *)')
        expect(await dead.filter({ visible: true }).allTextContents()).toEqual([])
        const sideways = await page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)
        expect(sideways).toBe(0)
      })
    })
})

test('the links of the bar lead on', ({ page }) =>
  onEachSize(page, async () => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Features' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible()
  }))

test('a message is sent, and we say thank you', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page)
  await expect(page.getByRole('status')).toHaveText(CONTACT_MESSAGES.received)
  expect(page.url()).not.toContain('Asha')
  await page.getByRole('link', { name: 'Back to Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})

test('a message with a mistake comes back as it was written, and can be sent then', async ({ page, consoleErrors }) => {
  await page.goto('/contact')
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
  await fillIn(page, { email: 'asha' })
  await expect(page.getByRole('alert')).toHaveText(CREDENTIAL_MESSAGES.email)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')])
  await expect(page.getByLabel('Message')).toHaveValue(new RegExp(`^${CONTACT_MESSAGE.message}`))
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status')).toHaveText(CONTACT_MESSAGES.received)
})
