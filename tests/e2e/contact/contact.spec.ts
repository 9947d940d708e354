import type { Page } from '@playwright/test'
import { SITE } from '#content/site/facts.ts'
import { CONTACT_MESSAGES } from '#domain/contact-rules.ts'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { CONTACT_MESSAGE } from '#tests/support/samples/contact-message.ts'
import { DESKTOP, expect, forgetErrors, holdBack, OWN_NETWORK, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

test.use({ viewport: DESKTOP, ...OWN_NETWORK })

const THANKS = CONTACT_MESSAGES.received
const FIELDS = ['Name', 'Email', 'Subject', 'Message'] as const
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

async function fill(page: Page) {
  await page.getByLabel('Name').fill(CONTACT_MESSAGE.name)
  await page.getByLabel('Email').fill(CONTACT_MESSAGE.email)
  await page.getByLabel('Subject').fill(CONTACT_MESSAGE.subject)
  await page.getByLabel('Message').fill(CONTACT_MESSAGE.message)
}

test('the page to write to us', async ({ page }) => {
  const asked: string[] = []
  await page.route(/openstreetmap/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'A map.' })
  })
  await openAndWait(page, '/contact', page.getByLabel('Name'))

  await test.step('shows the map on request, beside a plain address', async () => {
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await expect(page.locator('address')).toContainText(SITE.address)
    await page.getByRole('button', { name: 'Show Map' }).click()
    await expect(page.getByTitle(`Map of ${SITE.address}`).contentFrame().getByText('A map.')).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  await test.step('says where we are and when somebody answers', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
    await expect(main.getByRole('term')).toHaveText(['Address', 'Phone', 'Write to', 'Working Hours'])
    const details = main.getByRole('definition')
    await expect(details.nth(0)).toHaveText(SITE.address)
    await expect(details.nth(1).getByRole('link')).toHaveText([...SITE.phones])
    await expect(details.nth(2).getByRole('link')).toHaveText([...SITE.emails])
    await expect(details.nth(3)).toContainText('Sunday to Friday: 9:00 AM-5:00 PM')
    await expect(details.nth(3)).toContainText('Saturday: Closed')
  })

  await test.step('has a trap for robots that nobody meets', async () => {
    const trap = page.locator('input[name=homepage]')
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await expect(page.getByRole('textbox')).toHaveCount(FIELDS.length)
    await page.getByLabel('Name').focus()
    for (const label of ['Email', 'Subject', 'Message'] as const) {
      await page.keyboard.press('Tab')
      await expect(page.getByLabel(label)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(send(page)).toBeFocused()
  })

  await test.step('requires every field, and an email that is one', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('contact.send')) sent.push(request.url())
    })
    await fill(page)
    const isValid = (label: string) =>
      page.getByLabel(label).evaluate((field: HTMLInputElement | HTMLTextAreaElement) => field.validity.valid)
    for (const label of FIELDS) {
      const field = page.getByLabel(label)
      const typed = await field.inputValue()
      await field.fill('')
      expect(await isValid(label), label).toBe(false)
      await send(page).click()
      await expect(field).toBeFocused()
      await field.fill(typed)
    }
    await page.getByLabel('Email').fill('no address')
    expect(await isValid('Email')).toBe(false)
    await send(page).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Message')).toHaveAttribute('rows', '4')
    expect(sent).toEqual([])
  })
})

test('a message is sent, and kept until it is', async ({ page, consoleErrors }) => {
  await openAndWait(page, '/contact', page.getByLabel('Name'))

  await test.step('while it is sent the button is disabled and turns; then we give thanks, and the form is empty', async () => {
    const answer = await holdBack(page, /contact\.send/)
    await fill(page)
    await send(page).click()
    await expect(send(page)).toBeDisabled()
    await expect(send(page).locator('.animate-spin')).toBeVisible()
    answer()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(THANKS)
    for (const label of FIELDS) await expect(page.getByLabel(label)).toHaveValue('')
    await expect(send(page)).toBeEnabled()
  })

  await test.step('a failure is reported, the text survives a reload, and the message can be sent again', async () => {
    const ids: unknown[] = []
    await page.route(/contact\.send/, (route) => {
      ids.push(route.request().postDataJSON())
      return route.abort()
    })
    await fill(page)
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText(SOMETHING_WENT_WRONG)
    await expect(page.getByRole('alert')).toBeFocused()
    await page.unroute(/contact\.send/)
    await page.reload()
    await expect(page.getByLabel('Message')).toHaveValue(CONTACT_MESSAGE.message)
    const again = page.waitForRequest(/contact\.send/)
    await send(page).click()
    // The same message, in case the first one arrived after all.
    expect((await again).postDataJSON()).toEqual(ids[0])
    await expect(page.getByText(THANKS)).toBeVisible()
  })
  await forgetErrors(page, consoleErrors)
})
