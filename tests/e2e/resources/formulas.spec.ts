import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

const POST = '/resources/blogs/dot-or-cross-product'

/** The fonts that the browser has taken for an element's text. */
async function fontsOf(page: Page, selector: string) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }))
}

test.describe('the formulas of a text', () => {
  test.use({ viewport: PHONE })

  test('are in the page, drawn with their fonts and without a script', async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    const answer = await page.goto(POST, { waitUntil: 'networkidle' })
    expect(await answer?.text()).toContain('<span class="katex-html" aria-hidden="true">')

    await expect(page.locator('.formula .katex-html').first()).toBeVisible()
    expect(await fontsOf(page, '.formula .katex-html .mathnormal')).toEqual([
      { familyName: 'KaTeX_Math', isCustomFont: true },
    ])
    // The arrow of a vector is as wide as KaTeX says, and not as the letter below it.
    expect(
      await page
        .locator('.katex-overlay svg')
        .first()
        .evaluate((arrow) => arrow.clientWidth),
    ).toBe(10)
    await expect(page.locator('.prose [style]')).toHaveCount(0)

    const texts = await Promise.all(scripts)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => text.includes('KaTeX parse error'))).toEqual([])
  })

  test('scroll by themselves where they are too wide, and then the keyboard reaches them', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(POST)
    const formula = page.getByRole('group', { name: 'Formula' }).first()
    await expect(formula).toHaveAttribute('tabindex', '0')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize(DESKTOP)
    await expect(formula).not.toHaveAttribute('tabindex')
  })
})

test.describe('the styles of formulas', () => {
  const sheetOf = (page: Page) => page.locator('link[rel=stylesheet][href*="dot-or-cross-product"]')
  const areSet = (page: Page) =>
    page
      .locator('.formula .katex-strut')
      .first()
      .evaluate((strut) => strut.getBoundingClientRect().height > 0)

  test('come with a text that is opened from a list, once', async ({ page }) => {
    await page.goto('/resources/blogs')
    await page.getByRole('link', { name: 'Dot or cross' }).click()
    await expect(page).toHaveURL(POST)
    await expect(page.locator('.formula').first()).toBeVisible()
    expect(await areSet(page)).toBe(true)
    await page.goBack()
    await page.getByRole('link', { name: 'Dot or cross' }).click()
    await expect(page.locator('.formula').first()).toBeVisible()
    await expect(sheetOf(page)).toHaveCount(1)
  })

  test('that do not arrive with a page are asked for again by the app', async ({ page, consoleErrors }) => {
    await page.route('**/dot-or-cross-product*.css', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
    await page.goto(POST)
    await expect.poll(() => areSet(page)).toBe(true)
    const sheets = await sheetOf(page).count()
    await page.getByRole('link', { name: 'Back to blogs' }).click()
    await page.getByRole('link', { name: 'Dot or cross' }).click()
    await expect(page.locator('.formula').first()).toBeVisible()
    await expect(sheetOf(page)).toHaveCount(sheets)
    consoleErrors.length = 0
  })

  test('that do not arrive with a text leave the list standing, and can be asked for again', async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/dot-or-cross-product*.css', (route) => route.fulfill({ status: 503, body: '' }))
    await openAndWait(page, '/resources/blogs', page.getByRole('link', { name: 'Dot or cross' }))
    await page.getByRole('link', { name: 'Dot or cross' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Waiting for the connection.' })).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).waitFor()
    await expect(page).toHaveURL(/\/resources\/blogs$/)
    // Pressed in vain; then the line is back, and what was asked for comes by itself or by the press.
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.unroute('**/dot-or-cross-product*.css')
    await expect(page.locator('.formula').first()).toBeVisible()
    expect(await areSet(page)).toBe(true)
    consoleErrors.length = 0
  })

  test('are in a page that the build has written, and of no other text', async ({ page }) => {
    const sheets: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet')
        sheets.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.css$/, ''))
    })
    await page.goto(POST, { waitUntil: 'networkidle' })
    expect(sheets.sort()).toEqual(['/assets/dot-or-cross-product', '/assets/index', '/assets/text-styles'])
  })
})
