import type { Page } from '@playwright/test'
import { START_ZOOM } from '../../../src/features/pdf/pdf-reading.ts'
import { DESKTOP, expect, NOTE, signUp, test } from '../browser.ts'
import { DASHBOARD_NOTE, expectDrawn, openReader } from './reader.ts'

test.use({ viewport: DESKTOP })

test('a visitor gets the file and a hint, and does not fetch the reader', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(NOTE.view)
  await expect(page.getByRole('heading', { name: 'View PDF Note' })).toBeVisible()
  const open = page.getByRole('link', { name: 'Open PDF in Browser' })
  await expect(open).toHaveAttribute('target', '_blank')
  await expect(page.getByText(/Sign in for the enhanced viewer/)).toBeVisible()
  const file = await page.request.get((await open.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.locator('canvas')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => /pdf-document|pdf-worker|\.pdf/.test(url))).toEqual([])
})

test.describe('a student', () => {
  test('reads in the page and downloads the file, and the view is recorded', async ({ page }) => {
    await signUp(page)
    const recorded = page.waitForResponse(
      (response) => response.url().includes('contentAccess.record') && response.ok(),
    )
    await page.goto(NOTE.view)
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
    await expect(activity.getByRole('link', { name: new RegExp(NOTE.title) })).toHaveAttribute('href', NOTE.view)
  })

  test('finds the note by the slug of its title, here and in the dashboard', async ({ page }) => {
    await signUp(page)
    await page.goto('/notes/physics/rotational-dynamics/rotational-dynamics/view')
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
    await page.goto(DASHBOARD_NOTE)
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()

    await test.step('where it starts at its own zoom, with the pages in a bar below', () => expectDashboardReader(page))

    await page.getByRole('link', { name: 'Back to Notes' }).click()
    await expect(page).toHaveURL(/\/dashboard\/notes$/)
  })
})

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
