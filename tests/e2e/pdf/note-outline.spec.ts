import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { DESKTOP, expect, NOTE, signUp, test } from '../browser.ts'
import { expectDrawn, expectPage, findWords, openReader } from './reader.ts'

test.use({ viewport: DESKTOP })

test('links in the contents lead to their pages, and the outline to its headings', async ({ page }) => {
  await openReader(page)
  const link = page.locator('[data-pdf-link]').first()
  await expect(link).toHaveAccessibleName(/\w/)
  await link.press('Enter')
  await expect(page.getByLabel('Page number')).toHaveAttribute('placeholder', /\d/)
  await page.keyboard.press('Home')
  await expectPage(page, 1)

  await page.getByRole('button', { name: 'Outline', exact: true }).click()
  const outline = page.getByRole('navigation', { name: 'Outline' })
  await expect(outline.getByRole('button', { name: /^1 Angular motion/ })).toBeFocused()
  await expect(outline.getByRole('button', { name: /^1 Angular motion/ })).toHaveAttribute('aria-current', 'location')

  const fold = outline.getByRole('button', { name: 'Headings under 2 Moment of inertia' })
  await fold.click()
  await expect(outline.getByRole('button', { name: /^2\.2 Two theorems/ })).toHaveCount(0)
  await fold.press('Enter')
  await outline.getByRole('button', { name: /^2\.2 Two theorems/ }).press('Enter')
  await expectPage(page, 3)
  await expect(findWords(page, 'Two theorems').first()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(outline).toHaveCount(0)
  await expect(page).toHaveURL(/\/view$/)
})

test('a document without an outline lists its pages', async ({ page }) => {
  await signUp(page)
  await page.route('**/files/notes/**', async (route) => route.fulfill({ body: await makePlainFile() }))
  await page.goto(NOTE.view)
  await expectDrawn(page)
  await page.getByRole('button', { name: 'Outline', exact: true }).click()
  const pages = page.getByRole('navigation', { name: 'Pages of the document' })
  await expect(pages.getByRole('button', { name: 'Page 1', exact: true })).toBeFocused()
  await pages.getByRole('button', { name: 'Page 3', exact: true }).click()
  await expectPage(page, 3)
  // Its font is not in the file, but ours.
  await expect(findWords(page, 'Plain page 3')).toBeVisible()
})

/** Three pages without headings, in one of the fonts that every PDF reader brings. */
async function makePlainFile(): Promise<Buffer> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  for (const number of [1, 2, 3]) file.addPage().drawText(`Plain page ${number}`, { x: 50, y: 700, size: 24, font })
  return Buffer.from(await file.save())
}
