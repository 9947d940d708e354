import { DESKTOP, expect, NOTE, test } from '../browser.ts'
import { expectPage, findWords, openReader, PAGES } from './reader.ts'

test.use({ viewport: DESKTOP })

test('pages are drawn, turned and rotated', async ({ page }) => {
  await openReader(page)

  await test.step('draws only what is near, and words can be selected', async () => {
    await page.waitForLoadState('networkidle')
    expect(await page.locator('.pdf-page').count()).toBe(PAGES)
    expect(await page.locator('.pdf-page canvas').count()).toBeLessThan(5)
    const words = findWords(page, 'A body is').first()
    await words.dblclick({ position: { x: 32, y: 6 } })
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toMatch(/^\w+$/)
  })

  await test.step('turns pages and jumps in single-page mode', async () => {
    await expect(page.getByText(`of ${NOTE.pages}`, { exact: true })).toBeVisible()
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
  })

  await test.step('rotates the pages', async () => {
    await page.getByRole('button', { name: 'Rotate' }).click()
    const pdfPage = await page.locator('.pdf-page').first().boundingBox()
    expect(pdfPage?.width ?? 0).toBeGreaterThan(pdfPage?.height ?? 0)
    await expect(page.locator('.pdf-page canvas').first()).toBeVisible()
  })
})
