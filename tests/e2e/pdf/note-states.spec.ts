import { PDFDocument } from '@cantoo/pdf-lib'
import { DESKTOP, expect, forgetErrors, holdBack, NOTE, signUp, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'
import { DASHBOARD_NOTE, openReader } from './reader.ts'

test.use({ viewport: DESKTOP })

test('says Loading note... while it loads, and not a moment longer', async ({ page }) => {
  await signUp(page)
  for (const path of [NOTE.view, DASHBOARD_NOTE]) {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/physics-[^/]*\.json$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('status').filter({ hasText: 'Loading note...' })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
    await expect(page.getByText('Loading note...')).toHaveCount(0)
    await page.unroute(/\/assets\/physics-[^/]*\.json$/)
  }
})

test.describe('a note without a file', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/physics-[^/]*\.json$/, async (route) => {
      const response = await route.fetch()
      const content = await response.text()
      await route.fulfill({ response, body: content.replaceAll(/"url":"\/files\/notes\/[^"]*",/g, '') })
    })
  })

  test('says so to a visitor', async ({ page }) => {
    // From another page, for this one was written when there was a file.
    await openAndWait(page, '/privacy', page.getByRole('link', { name: 'Adhyayan' }).first())
    await page.evaluate((path) => {
      history.pushState({}, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, NOTE.view)
    await expect(page.getByRole('heading', { name: 'View PDF Note' })).toBeVisible()
    await expect(page.getByText('PDF file is not available')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open PDF in Browser' })).toHaveCount(0)
  })

  test('says so to a student, here and in the dashboard', async ({ page }) => {
    await signUp(page)
    for (const path of [NOTE.view, DASHBOARD_NOTE]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'PDF Not Available' })).toBeVisible()
      await expect(page.getByText('The PDF file for this note is not available.')).toBeVisible()
      await expect(page.getByRole('region', { name: /PDF viewer/ })).toHaveCount(0)
    }
  })
})

test('a student sees what failed, and loads it again', async ({ page, context, consoleErrors }) => {
  const FILES = '**/files/notes/**'
  const allPages = page.getByText(`Showing all ${NOTE.pages} pages`)
  const alert = page.getByRole('alert')
  await signUp(page)

  await test.step('a file that did not arrive is loaded by itself when the line is back', async () => {
    await page.route(FILES, (route) => route.abort())
    await page.goto(NOTE.view)
    const reason = 'Failed to load PDF. Please check your internet connection and try again.'
    await expect(alert.getByText(reason, { exact: true })).toBeVisible()
    await context.setOffline(true)
    await page.unroute(FILES)
    await context.setOffline(false)
    await expect(allPages).toBeVisible()
  })

  await test.step('in the dashboard it can be asked for again', async () => {
    await page.route(FILES, (route) => route.abort())
    await page.goto(DASHBOARD_NOTE)
    await expect(alert.getByText('Failed to load PDF. Please try again.', { exact: true })).toBeVisible()
    // Otherwise the reader could have retried by itself before it is pressed.
    const release = await holdBack(page, FILES)
    await page.getByRole('button', { name: 'Retry Loading' }).click()
    release()
    await expect(allPages).toBeVisible()
    await page.unroute(FILES)
  })

  await test.step('a file that is missing is said to be missing', async () => {
    await page.route(FILES, (route) => route.fulfill({ status: 404, body: 'Page Not Found' }))
    for (const path of [NOTE.view, DASHBOARD_NOTE]) {
      await page.goto(path)
      await expect(alert.getByRole('heading', { name: 'PDF Not Available' })).toBeVisible()
      await expect(alert.getByText('The PDF file for this note is not available.')).toBeVisible()
      await expect(page.getByText(/internet connection/)).toHaveCount(0)
    }
    await page.unroute(FILES)
    await page.getByRole('button', { name: 'Retry Loading' }).click()
    await expect(allPages).toBeVisible()
  })
  await forgetErrors(page, consoleErrors)
})

test('a student is told what is missing', async ({ page }) => {
  await signUp(page)
  for (const [path, reason] of [
    ['/notes/physics/%20/%20/view', 'Missing required parameters'],
    ['/notes/astrology/x/y/view', 'Subject not found'],
    ['/notes/physics/x/y/view', 'Chapter not found'],
    ['/notes/physics/rotational-dynamics/y/view', 'Note not found'],
    ['/dashboard/notes/no-such-note', "The note you're looking for doesn't exist or has been removed."],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Note Not Found' })).toBeVisible()
    await expect(page.getByText(reason, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Back to Notes' })).toHaveAttribute('href', '/dashboard/notes')
})

test('a note of one page has nothing to turn to', async ({ page }) => {
  const file = await PDFDocument.create()
  file.addPage().drawText('The only page', { x: 50, y: 700 })
  const body = Buffer.from(await file.save())
  await page.route('**/files/notes/**', (route) => route.fulfill({ body }))
  await openReader(page)
  await expect(page.getByText('of 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Single-page mode' }).click()
  await expect(page.getByText(/Showing all/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Previous|Next) page$/ })).toHaveCount(0)
})

test('a visit that cannot be recorded is only logged', async ({ page, consoleErrors }) => {
  await page.route('**/contentAccess.record*', (route) => route.abort())
  await openReader(page)
  await expect(page.getByText(`Showing all ${NOTE.pages} pages`)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => consoleErrors.join()).toContain('Recording a visit failed')
  await forgetErrors(page, consoleErrors)
})
