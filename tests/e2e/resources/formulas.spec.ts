import type { Page } from '@playwright/test'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { DESKTOP, expect, PHONE, test } from '../browser.ts'
import { emptyBrowser } from '../cold-visit.ts'
import { openAndWait } from '../site/prerendered.ts'

const POST = '/resources/blogs/dot-or-cross-product'

/** The fonts that the browser uses for an element's text. */
async function fontsOf(page: Page, selector: string) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }))
}

test.use({ viewport: PHONE })

test('the formulas of a text are drawn as in print, and fit', async ({ page }) => {
  await test.step('of a text that is opened from a list', async () => {
    await openAndWait(page, '/resources/blogs', page.getByRole('link', { name: 'Dot or cross' }))
    await page.getByRole('link', { name: 'Dot or cross' }).click()
    await expect(page).toHaveURL(POST)
    await expect(page.locator('.formula').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect(await fontsOf(page, '.formula math mi')).toEqual([{ familyName: 'STIX Two Math', isCustomFont: true }])
    await emptyBrowser(page)
  })

  await test.step('are MathML in the page, drawn with their font and without a script', async () => {
    const scripts: Promise<string>[] = []
    const sheets: string[] = []
    page.on('response', (response) => {
      const type = response.request().resourceType()
      if (type === 'script') scripts.push(response.text())
      if (type === 'stylesheet') sheets.push(new URL(response.url()).pathname.replace(/-[\w-]{8}\.css$/, ''))
    })
    const loaded = watchLoading(page)
    const answer = await page.goto(POST)
    await loaded()
    expect(await answer?.text()).toContain('<math display="block">')
    await expect(page.locator('.formula math').first()).toBeVisible()
    expect(await fontsOf(page, '.formula math mi')).toEqual([{ familyName: 'STIX Two Math', isCustomFont: true }])
    await expect(page.locator('.prose [style]')).toHaveCount(0)
    expect([...new Set(sheets)].sort()).toEqual(['/assets/index', '/assets/reading', '/other-media.css'])

    const texts = await Promise.all(scripts)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => text.includes('KaTeX parse error'))).toEqual([])
  })

  await test.step('have bars, brackets and columns as in print', async () => {
    const determinant = page.locator('.formula math').filter({ has: page.locator('mtable mtr:nth-child(3)') })
    const heightOf = (selector: string) =>
      determinant
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().height)
    expect(await heightOf('mo[fence]')).toBeGreaterThan((await heightOf('mtable')) * 0.9)
    // The equals signs of an equation in two lines are below each other.
    const places = page
      .locator('.formula mtable[columnalign^="right left"]')
      .first()
      .locator('mtd:nth-child(2)')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
    expect(new Set(await places).size).toBe(1)
  })

  await test.step('scroll by themselves where they are too wide, and then the keyboard reaches them', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const formula = page.getByRole('group', { name: 'Formula' }).first()
    await expect(formula).toHaveAttribute('tabindex', '0')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize(DESKTOP)
    await expect(formula).not.toHaveAttribute('tabindex')
  })
})
