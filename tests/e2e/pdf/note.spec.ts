import type { Page } from '@playwright/test'
import { START_ZOOM } from '#src/features/pdf/pdf-reading.ts'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { DESKTOP, expect, holdBack, NOTE, PASSWORD, signUp, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'
import {
  CHAPTER,
  closeButton,
  DASHBOARD_NOTE,
  expectDrawn,
  follow,
  openReader,
  PHYSICS,
  takeAwayFile,
} from './reader.ts'

test.use({ viewport: DESKTOP })

test('a visitor gets the file and a hint, without the reader, and after signing in closes it past the login page', async ({
  page,
}) => {
  const email = await signUp(page)
  await page.context().clearCookies()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))

  await test.step('a note without a file says so', async () => {
    await takeAwayFile(page)
    // From another page, because this one was written when the file existed.
    await openAndWait(page, '/privacy', page.getByRole('link', { name: 'Adhyayan' }).first())
    await page.evaluate((path) => {
      history.pushState({}, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, NOTE.view)
    await expect(page.getByRole('heading', { name: 'View PDF Note' })).toBeVisible()
    await expect(page.getByText('PDF file is not available')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open PDF in Browser' })).toHaveCount(0)
    await page.unroute(PHYSICS)
  })

  await test.step('gets the file and a hint, and does not fetch the reader', async () => {
    const loaded = watchLoading(page)
    await page.goto(NOTE.view)
    await expect(page.getByRole('heading', { name: 'View PDF Note' })).toBeVisible()
    const open = page.getByRole('link', { name: 'Open PDF in Browser' })
    await expect(open).toHaveAttribute('target', '_blank')
    await expect(page.getByText(/Sign in for the enhanced viewer/)).toBeVisible()
    const file = await page.request.get((await open.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(page.locator('canvas')).toHaveCount(0)
    await loaded()
    expect(fetched.filter((url) => /pdf-document|pdf-worker|\.pdf/.test(url))).toEqual([])
  })

  await test.step('signing in on the way is passed over when the reader is closed', async () => {
    await page.getByRole('link', { name: 'Back to chapter' }).click()
    await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`))
    await follow(page, '/notes/physics')
    await follow(page, CHAPTER)
    await follow(page, NOTE.view)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByLabel('Password', { exact: true }).press('Enter')
    await expectDrawn(page)
    await closeButton(page).click()
    await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`))
    await page.goBack()
    await expect(page).toHaveURL(/\/notes\/physics$/)
  })
})

test('a student reads in the page and in the dashboard, and the view is recorded', async ({ page }) => {
  await signUp(page)
  const recorded = page.waitForResponse((response) => response.url().includes('contentAccess.record') && response.ok())

  await test.step('it says Loading note... while it loads, and not a moment longer', () => openSlowly(page, NOTE.view))

  await expect(page.getByText(`Showing all ${NOTE.pages} pages`)).toBeVisible()
  await expectDrawn(page)
  await recorded

  await test.step('downloads the file under the name of the note, in a new tab', async () => {
    const download = page.getByRole('link', { name: 'Download' })
    await expect(download).toHaveAttribute('download', `${NOTE.title}.pdf`)
    await expect(download).toHaveAttribute('target', '_blank')
    await expect(download).toHaveAttribute('href', /^\/files\/notes\/.*\.pdf/)
  })

  await page.goto('/dashboard')
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  await expect(activity.getByRole('link', { name: new RegExp(NOTE.title) })).toHaveAttribute(
    'href',
    `/dashboard/notes/${NOTE.id}`,
  )

  await test.step('the dashboard has a reader of its own, which says the same while it loads', () =>
    openSlowly(page, DASHBOARD_NOTE))

  await test.step('it starts at its own zoom, with the pages in a bar below', () => expectDashboardReader(page))

  await test.step('the link back does not lead in a circle', async () => {
    await page.getByRole('link', { name: 'Back to Notes' }).click()
    await expect(page).toHaveURL(/\/dashboard\/notes$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

/** Opens a note that is found slowly. */
async function openSlowly(page: Page, path: string) {
  const release = await holdBack(page, PHYSICS)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading note...' })).toBeAttached()
  await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
  await expect(page.getByText('Loading note...')).toHaveCount(0)
  await page.unroute(PHYSICS)
}

async function expectDashboardReader(page: Page) {
  await expectDrawn(page)
  await expect(page.getByLabel('Zoom', { exact: true })).toHaveText(`${START_ZOOM.dashboard}%`)
  const main = page.getByRole('main')
  await expect(main.getByText(`Physics / ${NOTE.title}`, { exact: true })).toBeVisible()
  await expect(main.getByText(/^\d+ kB$|^\d+(\.\d+)? MB$/)).toBeVisible()
  await expect(main.getByText(/^Added \d+ \w+ 20\d\d$/)).toBeVisible()
  await expect(page.getByRole('toolbar').getByLabel('Page number')).toHaveCount(0)
  const bar = await page.getByLabel('Page number').boundingBox()
  expect(bar?.y ?? 0).toBeGreaterThan(DESKTOP.height - 80)
  await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeVisible()
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeHidden()
}

test('the engine runs in browsers that lack the latest methods', async ({ page }) => {
  const forget = `
    delete Map.prototype.getOrInsertComputed; delete WeakMap.prototype.getOrInsertComputed
    delete Map.prototype.getOrInsert; delete WeakMap.prototype.getOrInsert
    delete Math.sumPrecise; delete Promise.try; delete Promise.withResolvers; delete URL.parse
    delete Uint8Array.prototype.toHex; delete Uint8Array.prototype.toBase64; delete Response.prototype.bytes
    delete ReadableStream.prototype[Symbol.asyncIterator]; delete globalThis.Iterator;`
  await page.addInitScript(forget)
  await page.route(/\/assets\/pdf-worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${forget}\n${await response.text()}` })
  })
  await openReader(page)
})
