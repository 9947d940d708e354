import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, forgetErrors, holdBack, PHONE, signUp, test } from '../browser.ts'
import { countDocuments } from '../documents.ts'

const SCRIPTS = '**/assets/*.js'
const FAILURE = 'The page did not load completely. Please check your internet connection and try again.'

test.use({ viewport: PHONE })

/** Lets no script arrive until the returned function is called. */
async function loseScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 503, body: '' }))
  return () => page.unroute(SCRIPTS)
}

for (const path of ['/', '/notes?grade=Class+11', '/quiz?series=ioe'])
  test(`a button of ${path} that is pressed too early shows that it is busy, and is pressed when the app has come`, async ({
    page,
  }) => {
    const release = await holdBack(page, SCRIPTS)
    await page.goto(path)
    const menu = page.getByRole('button', { name: 'Open menu' })
    const search = page.getByRole('button', { name: 'Search', exact: true })
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
  })

test('a text that is typed too early into a page with filters stays, and so do the filters', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/quiz?series=ioe')
  await page.getByRole('searchbox').fill('mock')
  release()
  await expect(page).toHaveURL(/series=ioe/)
  await expect(page).toHaveURL(/q=mock/)
  await expect(page.getByRole('searchbox')).toHaveValue('mock')
})

test('a press on an entry of a list that the address does not show reaches no other entry', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/notes?grade=Class+11')
  await page.getByRole('button', { name: 'Bookmark subject' }).first().click()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class 11 Subjects')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the keys of the search open it when the app has come', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/')
  await page.keyboard.press('Control+k')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
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

test('scripts that are lost are asked for again, and nothing done meanwhile is', async ({ page, consoleErrors }) => {
  const find = await loseScripts(page)
  await page.goto('/notes')
  await page.getByRole('searchbox').fill('optics')
  await expect(page.getByRole('alert')).toHaveText(new RegExp(FAILURE))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await find()
  await expect(page).toHaveURL(/q=optics/)
  await expect(page.getByRole('searchbox')).toHaveValue('optics')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await forgetErrors(page, consoleErrors)
})

test('where the line answers with a page of its own, nothing is loaded anew in a circle', async ({
  page,
  consoleErrors,
}) => {
  await page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Please pay</h1>' }))
  const documents = countDocuments(page)
  await page.goto('/notes')
  await expect(page.getByRole('alert')).toHaveText(new RegExp(FAILURE))
  expect(documents()).toBe(1)
  await page.unroute(SCRIPTS)
  await page.getByRole('searchbox').fill('optics')
  await expect(page).toHaveURL(/q=optics/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await forgetErrors(page, consoleErrors)
})

test('Try Again loads the page anew', async ({ page, consoleErrors }) => {
  const find = await loseScripts(page)
  await page.goto('/')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Start Learning' }).scrollIntoViewIfNeeded()
  // The line is back with the press. Were it back before, the page could recover by itself and take the button away.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void find()
  })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.locator('#mobile-menu')).toBeVisible()
  await forgetErrors(page, consoleErrors)
})

test('the line that is back brings the app at once', async ({ page, consoleErrors }) => {
  const find = await loseScripts(page)
  await page.goto('/')
  await expect(page.getByRole('alert')).toBeVisible()
  await find()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('alert')).toHaveCount(0)
  await forgetErrors(page, consoleErrors)
})

for (const path of ['/', '/dashboard'])
  test(`a student sees at ${path} that the page did not load, and comes in when it has`, async ({
    page,
    consoleErrors,
  }) => {
    await signUp(page)
    const find = await loseScripts(page)
    await page.goto(path)
    await expect(page.getByRole('alert')).toHaveText(new RegExp(FAILURE))
    await expect(page.getByText('Loading...')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Start Learning' })).toBeHidden()
    await find()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await forgetErrors(page, consoleErrors)
  })

test('a student whose route takes long sees Loading..., not an empty page', async ({ page }) => {
  await signUp(page)
  const chunk = /\/assets\/(dashboard|route)-.*\.js/
  const release = await holdBack(page, chunk)
  const asked = page.waitForRequest(chunk)
  await page.goto('/')
  await asked
  await expect(page.getByText('Loading...')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('who is signed in is asked once, and before the app is there', async ({ page }) => {
  await signUp(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/trpc/session')) asked.push(request.url())
  })
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect.poll(() => asked.length).toBe(1)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toHaveLength(1)
})
