import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { describePaperType } from '#domain/resources/paper-type.ts'
import type { PastPaper } from '#domain/resources/resource.ts'
import { DESKTOP, expect, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

test.use({ viewport: DESKTOP })

const PAPERS: PastPaper[] = JSON.parse(
  readFileSync(new URL('../../../content/built/resources/papers.json', import.meta.url), 'utf8'),
)

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('the past papers are all there, and can be read and downloaded', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Search past papers' })
  await openAndWait(page, '/resources/past-papers', box)

  await test.step('every paper can be previewed and downloaded, and is a PDF with an address of ours', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Past Papers' })).toBeVisible()
    await expect(cards(page)).toHaveCount(PAPERS.length)
    await expect(page.getByText('Each of these is a model paper in the pattern of its year')).toBeVisible()
    await expect(page.getByText(/^(Board|Entrance) Exam$/)).toHaveCount(0)
    for (const [place, paper] of PAPERS.entries()) {
      const card = cards(page).filter({ has: page.getByRole('heading', { name: paper.title, exact: true }) })
      await expect(card, `${place}`).toHaveCount(1)
      const year = `Model paper in the pattern of ${paper.year}`
      for (const fact of [paper.subject, year, paper.board, describePaperType(paper.type), paper.fileSize]) {
        await expect(card.getByText(fact, { exact: true })).toBeVisible()
      }
      const preview = card.getByRole('link', { name: 'Preview' })
      await expect(preview).toHaveAttribute('href', `/resources/past-papers/${paper.id}`)
      expect((await page.request.get(`/resources/past-papers/${paper.id}`)).status()).toBe(200)
      const download = card.getByRole('link', { name: 'Download' })
      await expect(download).toHaveAttribute('download', /^[^/:]+\.pdf$/)
      const file = await page.request.get((await download.getAttribute('href')) ?? '')
      expect(file.status()).toBe(200)
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    }
    // The types are those of our papers.
    const types = ['Board Exam', 'Model Question', 'Practice Set', 'Practice Test', 'Entrance Exam']
    expect([...new Set(PAPERS.map(({ type }) => type))].sort()).toEqual([...types].sort())
  })
})

test('a paper without a preview has a download alone', async ({ page }) => {
  await page.route(/\/assets\/papers-[^/]*\.json$/, async (route) => {
    const response = await route.fetch()
    const [first, ...rest]: PastPaper[] = await response.json()
    await route.fulfill({ response, json: [{ ...first, previewUrl: undefined }, ...rest] })
  })
  const way = page.getByRole('main').getByRole('link', { name: 'Past Papers' })
  await openAndWait(page, '/resources', way)
  await way.click()
  await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(PAPERS.length)
  await expect(page.getByRole('link', { name: /^Preview/ })).toHaveCount(PAPERS.length - 1)
})
