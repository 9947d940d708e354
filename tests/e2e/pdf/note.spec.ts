import { DESKTOP, expect, NOTE, signUp, test } from '../browser.ts'
import { DASHBOARD_NOTE, expectDrawn, expectPage, openReader } from './reader.ts'

test.use({ viewport: DESKTOP })

test('a visitor gets the file and a hint', async ({ page }) => {
  await page.goto(NOTE.view)
  await expect(page.getByRole('heading', { name: 'View PDF Note' })).toBeVisible()
  const open = page.getByRole('link', { name: 'Open PDF in Browser' })
  await expect(open).toHaveAttribute('target', '_blank')
  await expect(page.getByText(/Sign in for the enhanced viewer/)).toBeVisible()
  const file = await page.request.get((await open.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.locator('canvas')).toHaveCount(0)
})

test('a visitor does not fetch the reader', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(NOTE.view)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => /pdf-document|pdf-worker|\.pdf/.test(url))).toEqual([])
})

test.describe('a student', () => {
  test('reads in the page, and the view is recorded', async ({ page }) => {
    await signUp(page)
    const recorded = page.waitForResponse(
      (response) => response.url().includes('contentAccess.record') && response.ok(),
    )
    await page.goto(NOTE.view)
    await expect(page.getByText('Showing all 10 pages')).toBeVisible()
    await expectDrawn(page)
    await recorded
    await page.goto('/dashboard')
    const activity = page.getByRole('region', { name: 'Recent Activity' })
    await expect(activity.getByRole('link', { name: new RegExp(NOTE.title) })).toHaveAttribute('href', NOTE.view)
  })

  test('turns pages, jumps, zooms and rotates', async ({ page }) => {
    await openReader(page)
    await expect(page.getByText('of 10', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continuous mode' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: /^(Previous|Next) page$/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Single-page mode' }).click()
    await expect(page.getByText(/Showing all/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expectPage(page, 2)
    const field = page.getByLabel('Page number')
    await field.fill('5')
    await field.press('Enter')
    await expectPage(page, 5)
    await expect(field).toHaveValue('')
    for (const nonsense of ['0', '99', '2.5', 'two', '-1']) {
      await field.fill(nonsense)
      await field.press('Enter')
      await expectPage(page, 5)
    }
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('ArrowRight')
    await expectPage(page, 6)
    await page.keyboard.press('ArrowLeft')
    await expectPage(page, 5)

    const zoom = page.getByLabel('Zoom', { exact: true })
    await expect(zoom).toHaveText('120%')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(zoom).toHaveText('140%')
    for (let press = 0; press < 12; press++) await page.keyboard.press('Control+-')
    await expect(zoom).toHaveText('40%')
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
    for (let press = 0; press < 14; press++) await page.keyboard.press('Control+=')
    await expect(zoom).toHaveText('300%')
    await page.getByRole('button', { name: 'Rotate' }).click()
    const pdfPage = await page.locator('.pdf-page').first().boundingBox()
    expect(pdfPage?.width ?? 0).toBeGreaterThan(pdfPage?.height ?? 0)
    await expect(page.locator('.pdf-page canvas').first()).toBeVisible()
  })

  test('downloads the file under its plain name, in a new tab', async ({ page }) => {
    await openReader(page)
    const download = page.getByRole('link', { name: 'Download' })
    await expect(download).toHaveAttribute('download', 'document.pdf')
    await expect(download).toHaveAttribute('target', '_blank')
    await expect(download).toHaveAttribute('href', /^\/files\/notes\/.*\.pdf/)
  })

  test('reads in full screen, leaves it with Escape, and closes with the next', async ({ page }) => {
    await openReader(page)
    await page.getByRole('button', { name: 'Fullscreen' }).click()
    const viewer = page.getByRole('region', { name: /PDF viewer/ })
    await expect(viewer).toHaveCSS('position', 'fixed')
    await page.keyboard.press('Escape')
    await expect(viewer).not.toHaveCSS('position', 'fixed')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/notes\/physics\/rotational-dynamics$/)
  })

  test('Escape counts while the browser is still going into full screen', async ({ page }) => {
    await page.addInitScript(() => {
      const request = Element.prototype.requestFullscreen
      Element.prototype.requestFullscreen = async function () {
        await new Promise((resolve) => setTimeout(resolve, 500))
        await request.call(this)
        document.documentElement.dataset.wasFullscreen = ''
      }
    })
    await openReader(page)
    await page.getByRole('button', { name: 'Fullscreen' }).click()
    await page.keyboard.press('Escape')
    await expect(page.locator('html[data-was-fullscreen]')).toBeAttached()
    await expect(page.getByRole('region', { name: /PDF viewer/ })).not.toHaveCSS('position', 'fixed')
    await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeVisible()
  })

  test('finds the note by the slug of its title, here and in the dashboard', async ({ page }) => {
    await signUp(page)
    await page.goto('/notes/physics/rotational-dynamics/rotational-dynamics/view')
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
    await page.goto(DASHBOARD_NOTE)
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Notes' }).click()
    await expect(page).toHaveURL(/\/dashboard\/notes$/)
  })

  test('in the dashboard starts at 100%, with the pages in a bar below', async ({ page }) => {
    await openReader(page, DASHBOARD_NOTE)
    await expect(page.getByLabel('Zoom', { exact: true })).toHaveText('100%')
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
  })
})

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
