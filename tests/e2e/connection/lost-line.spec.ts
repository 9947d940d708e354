import type { Page } from '@playwright/test'
import { CONTACT_MESSAGE } from '#tests/support/samples/contact-message.ts'
import { DESKTOP, expect, forgetErrors, holdBack, OWN_NETWORK, PASSWORD, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

test.use({ viewport: DESKTOP, ...OWN_NETWORK })

const UNREACHABLE = 'We cannot reach Adhyayan right now. Please check your internet connection and try again.'

/** Each way for a visitor to send something: how to fill it in, what to press, and the request. */
const FORMS = [
  {
    name: 'signing in',
    asks: /auth\.signIn/,
    submit: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }),
    open: async (page: Page) => {
      await openAndWait(page, '/login', page.getByRole('button', { name: 'Sign In / Sign Up' }))
      await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
    },
    fill: async (page: Page) => {
      await page.getByRole('dialog').getByLabel('Email').fill('asha@example.com')
      await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD)
    },
  },
  {
    name: 'a message to us',
    asks: /contact\.send/,
    submit: (page: Page) => page.getByRole('button', { name: 'Send Message' }),
    open: async (page: Page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    },
    fill: async (page: Page) => {
      await page.getByLabel('Name').fill(CONTACT_MESSAGE.name)
      await page.getByLabel('Email').fill(CONTACT_MESSAGE.email)
      await page.getByLabel('Subject').fill(CONTACT_MESSAGE.subject)
      await page.getByLabel('Message').fill(CONTACT_MESSAGE.message)
    },
  },
]

test('a form that was sent without a connection can be sent again', async ({ page, context, consoleErrors }) => {
  await page.clock.install()
  for (const { name, asks, open, submit, fill } of FORMS) {
    await test.step(`${name} without a connection fails at once with a message, and can be retried`, async () => {
      await open(page)
      await fill(page)
      await context.setOffline(true)
      await submit(page).click()
      await expect(page.getByRole('alert')).toContainText(UNREACHABLE, { timeout: 3_000 })
      await expect(submit(page)).toBeEnabled()
      await context.setOffline(false)
      const again = page.waitForResponse(asks)
      await submit(page).click()
      const status = (await again).status()
      expect(status).toBeLessThan(500)
      // The browser logs a refusal, too, with a delay.
      if (status === 401) await expect.poll(() => consoleErrors.join()).toContain('401')
    })

    await test.step(`${name} over a line that carries nothing says so after 15 seconds`, async () => {
      await expect(page.getByText(UNREACHABLE)).toHaveCount(0)
      await fill(page)
      await holdBack(page, asks)
      const asked = page.waitForRequest(asks)
      await submit(page).click()
      await asked
      await page.clock.fastForward(14_000)
      await expect(submit(page)).toBeDisabled()
      await page.clock.fastForward(1_500)
      await expect(page.getByRole('alert')).toContainText(UNREACHABLE)
      await expect(submit(page)).toBeEnabled()
    })
  }
  await forgetErrors(page, consoleErrors)
})
