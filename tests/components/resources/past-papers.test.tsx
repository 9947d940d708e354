import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import papers from '#content/built/resources/papers.json' with { type: 'json' }
import { describePaperType } from '#domain/resources/paper-type.ts'
import type { PastPaper } from '#domain/resources/resource.ts'
import { readContentBy } from '#src/content/content-file.ts'
import { openApp } from '#tests/support/components/open-app.tsx'

const PAPERS = papers as PastPaper[]
const readFile = async (address: string): Promise<unknown> => (await fetch(address)).json()
const main = page.getByRole('main')
const cards = main.getByRole('article')

afterEach(() => readContentBy(readFile))

test('the past papers are all there, say what they are, and can be read and downloaded', async () => {
  await openApp('/resources/past-papers')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Past Papers' })).toBeVisible()
  await expect.element(cards).toHaveLength(PAPERS.length)
  await expect.element(page.getByText('Each of these is a model paper in the pattern of its year')).toBeVisible()
  await expect.element(page.getByText(/^(Board|Entrance) Exam$/)).not.toBeInTheDocument()
  for (const paper of PAPERS) {
    const card = cards.filter({ has: page.getByRole('heading', { name: paper.title, exact: true }) })
    await expect.element(card).toHaveLength(1)
    const year = `Model paper in the pattern of ${paper.year}`
    for (const fact of [paper.subject, year, paper.board, describePaperType(paper.type), paper.fileSize])
      await expect.element(card.getByText(fact, { exact: true })).toBeVisible()
    const preview = card.getByRole('link', { name: 'Preview' })
    await expect.element(preview).toHaveAttribute('href', `/resources/past-papers/${paper.id}`)
    const download = card.getByRole('link', { name: 'Download' }).element()
    expect(download.getAttribute('download')).toMatch(/^[^/:]+\.pdf$/)
    expect(download.getAttribute('href')).toBe(paper.downloadUrl)
  }
  // The types are those of our papers.
  const types = ['Board Exam', 'Model Question', 'Practice Set', 'Practice Test', 'Entrance Exam']
  expect([...new Set(PAPERS.map(({ type }) => type))].sort()).toEqual([...types].sort())
})

test('a paper without a preview has a download alone', async () => {
  const [first, ...rest] = PAPERS
  readContentBy(async (address) =>
    address.includes('/papers.json') ? [{ ...first, previewUrl: undefined }, ...rest] : readFile(address),
  )
  await openApp('/resources/past-papers')
  await expect.element(page.getByRole('link', { name: /^Download/ })).toHaveLength(PAPERS.length)
  await expect.element(page.getByRole('link', { name: /^Preview/ })).toHaveLength(PAPERS.length - 1)
})
