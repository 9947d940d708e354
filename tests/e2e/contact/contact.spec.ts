import { SITE } from '#content/site/facts.ts'
import { CONTACT_MESSAGES } from '#domain/contact-rules.ts'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { CONTACT_MESSAGE } from '#tests/support/samples/contact-message.ts'
import { DESKTOP, expect, OWN_NETWORK, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

test.use({ viewport: DESKTOP, ...OWN_NETWORK })

const SCRIPT = /\/assets\/send-message-[^/]*\.js$/

test('the page to write to us shows the map on request, and sends a message', async ({ page, consoleErrors }) => {
  const asked: string[] = []
  await page.route(/openstreetmap/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'A map.' })
  })
  await page.route(SCRIPT, (route) => route.abort())
  await openAndWait(page, '/contact', page.getByLabel('Name'))
  const send = page.getByRole('button', { name: 'Send Message' })

  await test.step('a plain address, and the map when it is asked for', async () => {
    await expect(page.locator('address')).toContainText(SITE.address)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Show Map' }).click()
    await expect(page.getByTitle(`Map of ${SITE.address}`).contentFrame().getByText('A map.')).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  await test.step('a message whose script does not arrive stays', async () => {
    await page.getByLabel('Name').fill(CONTACT_MESSAGE.name)
    await page.getByLabel('Email').fill(CONTACT_MESSAGE.email)
    await page.getByLabel('Subject').fill(CONTACT_MESSAGE.subject)
    await page.getByLabel('Message').fill(CONTACT_MESSAGE.message)
    await send.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(SOMETHING_WENT_WRONG)
    await expect(send).toBeEnabled()
    consoleErrors.length = 0
  })

  await test.step('a message reaches the worker', async () => {
    await page.unroute(SCRIPT)
    await openAndWait(page, '/contact', page.getByLabel('Name'))
    await send.click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(CONTACT_MESSAGES.received)
  })
})
