import type { Page } from '@playwright/test'
import papers from '#content/built/resources/papers.json' with { type: 'json' }
import type { PastPaper } from '#domain/resources/resource.ts'
import { DESKTOP, expect, onEachSize, signUp, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

const PAPER = { id: 'neb-computer-2024', title: 'NEB Computer Science Model Question, 2024 pattern' }
const PAPERS: PastPaper[] = papers as PastPaper[]
const LIST = '/resources/past-papers'
const PATH = `${LIST}/${PAPER.id}`

async function expectPages(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: `PDF viewer: ${PAPER.title}` })).toBeVisible()
  await expect(page.locator('.pdf-page canvas').first()).toBeVisible()
}

/** As a visitor from outside, who first sees the description of the paper. */
async function openFromOutside(page: Page): Promise<void> {
  await page.goto('about:blank')
  const read = page.getByRole('link', { name: 'Read the paper' })
  await openAndWait(page, PATH, read)
  await expect(page.locator('.pdf-page')).toHaveCount(0)
  await read.click()
}

test('a paper is read here, from the list or from outside, and every file is a PDF', async ({
  page,
  consoleErrors,
}) => {
  const preview = page.getByRole('link', { name: `Preview ${PAPER.title}` })
  await openAndWait(page, LIST, preview)

  await test.step('the list fits at 280 px', async () => {
    await page.setViewportSize({ width: 280, height: 600 })
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280)
  })

  await page.getByRole('combobox', { name: 'Subject' }).selectOption('Computer Science')
  await onEachSize(page, async () => {
    await preview.click()
    await expect(page).toHaveURL(new RegExp(`${PATH}$`))
    await expectPages(page)
    await expect(page.getByRole('heading', { level: 1, name: PAPER.title })).toBeAttached()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page).toHaveURL(/past-papers\?subject=Computer/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  })

  await test.step('a missing file is said to be missing, and an unknown paper is a page that does not exist', async () => {
    await page.route('**/files/papers/**', (route) => route.fulfill({ status: 404, body: 'Page Not Found' }))
    await openFromOutside(page)
    await expect(page.getByRole('alert').getByText('The PDF file for this paper is not available.')).toBeVisible()
    await page.unroute('**/files/papers/**')
    consoleErrors.length = 0
    await page.goto(`${LIST}/nope`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  })

  await test.step('the paper fits on the narrowest screens', async () => {
    await page.setViewportSize({ width: 195, height: 600 })
    await openFromOutside(page)
    for (const width of [195, 280]) {
      await page.setViewportSize({ width, height: 600 })
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expectPages(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

  await test.step('every paper has a page and a file', async () => {
    for (const { id, downloadUrl } of PAPERS) {
      expect((await page.request.get(`${LIST}/${id}`)).status(), id).toBe(200)
      const file = await page.request.get(downloadUrl)
      expect(file.status(), id).toBe(200)
      expect((await file.body()).subarray(0, 5).toString(), id).toBe('%PDF-')
    }
  })

  await test.step('the plain file is a download named by its paper', async () => {
    await page.setViewportSize(DESKTOP)
    for (const name of ['Download the PDF file', 'Download']) {
      const link = page.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('download', `${PAPER.title}.pdf`)
      const file = await page.request.get((await link.getAttribute('href')) ?? '')
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  await test.step('a student reads it, too, and closing leads to the list', async () => {
    await signUp(page)
    await openFromOutside(page)
    await expectPages(page)
    await expect(page.getByRole('link', { name: 'Read the paper' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${LIST}$`))
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })
})
