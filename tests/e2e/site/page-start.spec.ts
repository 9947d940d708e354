import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CONTACT_MESSAGES } from '../../../domain/contact.ts'
import { CONTACT_MESSAGE } from '../../support/samples/contact-message.ts'
import { DESKTOP, expect, expectHydrated, PHONE, test } from '../browser.ts'
import { holdScripts } from '../cold-visit.ts'

test.use({ viewport: PHONE })

test('a button that is pressed too early shows that it is busy, and is pressed when the app has come', async ({
  page,
}) => {
  const menu = page.getByRole('button', { name: 'Open menu' })
  const search = page.getByRole('button', { name: 'Search', exact: true })

  /** Opens a page, and presses two of its buttons before the app has come. */
  async function pressEarly(path: string, meanwhile = async () => {}) {
    const release = await holdScripts(page)
    await page.goto(path)
    await meanwhile()
    await search.click()
    await expect(search).toHaveAttribute('aria-busy', 'true')
    await menu.click()
    await expect(menu).toHaveAttribute('aria-busy', 'true')
    await expect(search).not.toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }

  for (const path of ['/', '/notes?grade=Class+11']) await test.step(`at ${path}`, () => pressEarly(path))

  await test.step('at /quiz?series=ioe, where a text that is typed too early stays, and so do the filters', async () => {
    await pressEarly('/quiz?series=ioe', () => page.getByRole('searchbox').fill('mock'))
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page).toHaveURL(/series=ioe/)
    await expect(page).toHaveURL(/q=mock/)
    await expect(page.getByRole('searchbox')).toHaveValue('mock')
  })
})

test('what is done before the app has come is not lost', async ({ page }) => {
  await test.step('the app takes over the page that stands, and searches for the text in it', async () => {
    const release = await holdScripts(page)
    await page.goto('/notes')
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('data-standing', ''))
    await page.getByRole('searchbox').fill('zzzz')
    release()
    await expect(page.getByText('No results found')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('zzzz')
    await page.getByRole('searchbox').fill('optics')
    await expect(page).toHaveURL(/q=optics/)
    await expect(page.locator('h1[data-standing]')).toHaveCount(1)
    await expect(page.getByText('Loading...')).toHaveCount(0)
  })

  await test.step('a choice stays, and filters; the keys of the search open it', async () => {
    const release = await holdScripts(page)
    await page.goto('/resources/articles')
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Career Guidance')
    await page.keyboard.press('Control+k')
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/category=Career/)
  })

  await test.step('a message is not sent as an address', async () => {
    const release = await holdScripts(page)
    // All tests share a network, and a network can send few messages an hour.
    await page.route(/contact\.send/, (route) => route.fulfill({ json: { result: { data: { received: true } } } }))
    await page.goto('/contact')
    await page.getByLabel('Name').fill('Asha')
    await page.getByLabel('Email').fill('asha@example.com')
    await page.getByLabel('Subject').fill('A mistake')
    await page.getByLabel('Message').fill(CONTACT_MESSAGE.message)
    await page.getByRole('button', { name: /Send/ }).click()
    release()
    await expect(page.getByText(CONTACT_MESSAGES.received)).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)
  })

  await test.step('a press on an entry of a list that the address does not show reaches no other entry', async () => {
    const release = await holdScripts(page)
    await page.goto('/notes?grade=Class+11')
    await page.getByRole('button', { name: 'Bookmark subject' }).first().click()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class 11 Subjects')
    await expectHydrated(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the page stays where it was scrolled to, when the app takes it over, and after a reload', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const release = await holdScripts(page)
  await page.goto('/notes/physics')
  const middle = page.getByRole('heading', { level: 2, name: 'Interference' })
  const placeOf = () => middle.evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
  await middle.evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  const place = await placeOf()
  release()
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
  expect(await placeOf()).toBe(place)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
  expect(await placeOf()).toBe(place)
  await page.getByRole('link', { name: 'Interference', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Interference' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  // The router keeps whole pixels.
  await expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThanOrEqual(1)
})

test('a press before the end of the page does not bring the app to half of it', async ({ page, baseURL }) => {
  let finish = () => {}
  const rest = new Promise<void>((resolve) => {
    finish = resolve
  })
  // The line breaks off in the middle of a page; everything else comes at once.
  const line = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, baseURL))
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    const middle = type.includes('text/html') ? body.indexOf('</h1>') : -1
    response.write(body.subarray(0, middle))
    if (middle >= 0) await rest
    response.end(body.subarray(middle))
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = line.address() as AddressInfo
    await page.goto(`http://localhost:${port}/notes`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
    finish()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeVisible()
  } finally {
    line.close()
    line.closeAllConnections()
  }
})
