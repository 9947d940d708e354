import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { DESKTOP, expect, forgetErrors, holdBack, NOTE, signUp, test } from '../browser.ts'
import { DASHBOARD_NOTE, expectDrawn, expectPage, findWords, openReader, takeAwayFile } from './reader.ts'

test.use({ viewport: DESKTOP })

test('a student sees what failed, and loads it again', async ({ page, context, consoleErrors }) => {
  const RECORD = /contentAccess\.record/
  const FILES = '**/files/notes/**'
  const allPages = page.getByText(`Showing all ${NOTE.pages} pages`)
  const alert = page.getByRole('alert')
  await signUp(page)

  await test.step('a visit that cannot be recorded is only logged', async () => {
    await page.route(RECORD, (route) => route.abort())
    await page.goto(NOTE.view)
    await expectDrawn(page)
    await expect(allPages).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect.poll(() => consoleErrors.join()).toContain('Recording a visit failed')
    await page.unroute(RECORD)
  })

  await test.step('a file that did not arrive is loaded by itself when the connection is back', async () => {
    await page.route(FILES, (route) => route.abort())
    await page.goto(NOTE.view)
    const reason = 'Failed to load PDF. Please check your internet connection and try again.'
    await expect(alert.getByText(reason, { exact: true })).toBeVisible()
    await context.setOffline(true)
    await page.unroute(FILES)
    await context.setOffline(false)
    await expect(allPages).toBeVisible()
  })

  await test.step('in the dashboard it can be requested again', async () => {
    await page.route(FILES, (route) => route.abort())
    await page.goto(DASHBOARD_NOTE)
    await expect(alert.getByText('Failed to load PDF. Please try again.', { exact: true })).toBeVisible()
    // Otherwise the reader could have retried by itself before the press.
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

test('a student sees what is missing', async ({ page }) => {
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

  await test.step('a note without a file says so, here and in the dashboard', async () => {
    await takeAwayFile(page)
    for (const path of [NOTE.view, DASHBOARD_NOTE]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'PDF Not Available' })).toBeVisible()
      await expect(page.getByText('The PDF file for this note is not available.')).toBeVisible()
      await expect(page.getByRole('region', { name: /PDF viewer/ })).toHaveCount(0)
    }
  })
})

test('a document of one page has nothing to turn to, and one without an outline lists its pages', async ({ page }) => {
  let pageCount = 1
  await page.route('**/files/notes/**', async (route) => route.fulfill({ body: await makePlainFile(pageCount) }))
  await openReader(page)
  await expect(page.getByText('of 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Single-page mode' }).click()
  await expect(page.getByText(/Showing all/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Previous|Next) page$/ })).toHaveCount(0)

  pageCount = 3
  await page.reload()
  await expectDrawn(page)
  await page.getByRole('button', { name: 'Outline', exact: true }).click()
  const pages = page.getByRole('navigation', { name: 'Pages of the document' })
  await expect(pages.getByRole('button', { name: 'Page 1', exact: true })).toBeFocused()
  await pages.getByRole('button', { name: 'Page 3', exact: true }).click()
  await expectPage(page, 3)
  // Its font is not in the file but on the site.
  await expect(findWords(page, 'Plain page 3')).toBeVisible()
})

/** Pages without headings, in one of the fonts that every PDF reader has. */
async function makePlainFile(pageCount: number): Promise<Buffer> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= pageCount; number++)
    file.addPage().drawText(`Plain page ${number}`, { x: 50, y: 700, size: 24, font })
  return Buffer.from(await file.save())
}
