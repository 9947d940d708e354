import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { ArticleListing, NewsListing } from '#domain/resources/resource.ts'
import { ARTICLE_CATEGORIES, ARTICLE_LEVELS, NEWS_CATEGORIES } from '#domain/resources/resource-kinds.ts'
import { DESKTOP, expect, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

test.use({ viewport: DESKTOP })

function readBuilt<T>(kind: string): T[] {
  return JSON.parse(readFileSync(new URL(`../../../content/built/resources/${kind}.json`, import.meta.url), 'utf8'))
}
const ARTICLES = readBuilt<ArticleListing>('articles')
const NEWS = readBuilt<NewsListing>('news')

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const choice = (page: Page, name: string) => page.getByRole('combobox', { name })

/** Searches for a missing text, reads the message, and returns to the full list. */
async function findNothing(page: Page, label: string, text: string) {
  const all = await cards(page).count()
  await page.getByRole('searchbox', { name: label }).fill('no such thing')
  const status = page.getByRole('main').getByRole('status')
  await expect(status.getByRole('heading', { name: text })).toBeVisible()
  await expect(status).toContainText('Try adjusting your search or filter criteria.')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page)).toHaveCount(all)
  expect(new URL(page.url()).search).toBe('')
}

test('the articles are filtered, searched, and open to be read', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Search articles' })
  await openAndWait(page, '/resources/articles', choice(page, 'Level'))

  await test.step('are filtered by category and level together', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Academic Articles' })).toBeVisible()
    await expect(cards(page)).toHaveCount(ARTICLES.length)
    await expect(choice(page, 'Category').getByRole('option')).toHaveText([
      'All categories',
      'Career Guidance',
      'Education Policy',
      'Study Methods',
      'Student Wellness',
      'Technology',
      'Research Skills',
    ])
    await expect(choice(page, 'Level').getByRole('option')).toHaveText([
      'All levels',
      'Beginner',
      'Intermediate',
      'Advanced',
    ])
    for (const level of ARTICLE_LEVELS) {
      await choice(page, 'Level').selectOption(level)
      const expected = ARTICLES.filter((article) => article.difficulty === level)
      await expect(cards(page)).toHaveCount(expected.length)
      await expect(cards(page).filter({ has: page.getByText(level, { exact: true }) })).toHaveCount(expected.length)
    }
    await choice(page, 'Level').selectOption('All levels')
    for (const category of ARTICLE_CATEGORIES) {
      await choice(page, 'Category').selectOption(category)
      await expect(cards(page)).toHaveCount(ARTICLES.filter((article) => article.category === category).length)
    }
    await choice(page, 'Category').selectOption('All categories')
    await expect(cards(page)).toHaveCount(ARTICLES.length)
  })

  await test.step('are searched, and say when none is found', async () => {
    await box.fill('SLEEP')
    await expect(cards(page).first()).toContainText(/sleep/i)
    await expect(page).toHaveURL(/q=SLEEP/)
    await box.fill('')
    await expect(cards(page)).toHaveCount(ARTICLES.length)
    await findNothing(page, 'Search articles', 'No articles found')
  })

  await test.step('open to be read, with a way back', async () => {
    const title = (await cards(page).first().getByRole('heading').textContent()) ?? 'none'
    await cards(page)
      .first()
      .click({ position: { x: 20, y: 20 } })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('link', { name: 'Back to articles' }).click()
    await expect(page).toHaveURL(/\/resources\/articles$/)
  })

  await test.step('are filtered by their address', async () => {
    await page.goto('/resources/articles?category=Technology&level=Advanced')
    await expect(choice(page, 'Level')).toHaveValue('Advanced')
    await expect(cards(page).getByRole('heading')).toHaveText([/Python/])
  })
})

test('the news have what is urgent first, are searched and filtered, and open to be read', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Search news' })
  await openAndWait(page, '/resources/news', box)

  await test.step('have what is urgent first, and then the latest', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Educational News' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Urgent Announcements', 'Latest News'])
    const urgent = NEWS.filter((item) => item.urgent).length
    expect(urgent).toBeGreaterThan(0)
    const first = main.getByRole('region', { name: 'Urgent Announcements' })
    await expect(first.getByRole('article')).toHaveCount(urgent)
    await expect(first.getByText('Urgent', { exact: true })).toHaveCount(urgent)
    const latest = main.getByRole('region', { name: 'Latest News' })
    await expect(latest.getByRole('article')).toHaveCount(NEWS.length - urgent)
    await expect(latest.getByText('Urgent', { exact: true })).toHaveCount(0)
  })

  await test.step('are searched, and say when none is found', async () => {
    await box.fill('scholarshipS')
    await expect(cards(page).first()).toContainText(/scholarship/i)
    await expect(page.getByRole('region', { name: 'Urgent Announcements' })).toHaveCount(0)
    await box.fill('')
    await expect(cards(page)).toHaveCount(NEWS.length)
    await findNothing(page, 'Search news', 'No news found')
  })

  await test.step('open to be read, with the body whose word counts and a way back', async () => {
    await cards(page)
      .first()
      .click({ position: { x: 20, y: 20 } })
    await expect(page.getByRole('main')).toContainText('Where it is decided:')
    await page.getByRole('link', { name: 'Back to news' }).click()
    await expect(page).toHaveURL(/\/resources\/news$/)
  })

  await test.step('are filtered by category', async () => {
    await expect(choice(page, 'Category').getByRole('option')).toHaveText([
      'All categories',
      'Exam Schedule',
      'Entrance Exams',
      'Scholarships',
      'Education Policy',
      'Exam Updates',
      'Career Guidance',
    ])
    for (const category of NEWS_CATEGORIES) {
      await choice(page, 'Category').selectOption(category)
      await expect(cards(page)).toHaveCount(NEWS.filter((item) => item.category === category).length)
    }
    await expect(page).toHaveURL(/category=Career/)
  })
})
