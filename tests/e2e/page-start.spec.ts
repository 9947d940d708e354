import type { Page } from '@playwright/test'
import { expect, holdBack, PHONE, signUp, test } from './browser.ts'

const SCRIPTS = '**/assets/*.js'
const FAILURE = 'The page did not load completely. Please check your internet connection and try again.'

test.use({ viewport: PHONE })

/** Lets no script arrive until the returned function is called. */
async function loseScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 503, body: '' }))
  return () => page.unroute(SCRIPTS)
}

test('a press that waits says so, and is done when the app has come', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/')
  await expect(page.getByText('Loading...')).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  release()
  await expect(page.locator('#mobile-menu')).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
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
  consoleErrors.length = 0
})

test('Try Again loads the page anew', async ({ page, consoleErrors }) => {
  const find = await loseScripts(page)
  await page.goto('/')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Start Learning' }).scrollIntoViewIfNeeded()
  await find()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.locator('#mobile-menu')).toBeVisible()
  consoleErrors.length = 0
})

test('the line that is back brings the app at once', async ({ page, consoleErrors }) => {
  const find = await loseScripts(page)
  await page.goto('/')
  await expect(page.getByRole('alert')).toBeVisible()
  await find()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('alert')).toHaveCount(0)
  consoleErrors.length = 0
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
    consoleErrors.length = 0
  })

test('who is signed in is asked once, and before the app is there', async ({ page }) => {
  await signUp(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/trpc/session')) asked.push(request.url())
  })
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/dashboard')
  await expect.poll(() => asked.length).toBe(1)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toHaveLength(1)
})
