import { readFileSync } from 'node:fs'
import { expect, test } from '../browser.ts'

const amountOf = (kind: string): number =>
  JSON.parse(readFileSync(new URL(`../../../content/built/resources/${kind}.json`, import.meta.url), 'utf8')).length

test('the page of resources', async ({ page }) => {
  await page.goto('/resources')

  await test.step('four cards lead to four kinds of resources, and say how many there are', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible()
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(4)
    const expected = [
      ['Educational Blogs', '/resources/blogs', `${amountOf('blogs')} posts`],
      ['Academic Articles', '/resources/articles', `${amountOf('articles')} articles`],
      ['Educational News', '/resources/news', `${amountOf('news')} notices`],
      ['Past Papers', '/resources/past-papers', `${amountOf('papers')} papers`],
    ] as const
    for (const [place, [title, path, counted]] of expected.entries()) {
      const card = cards.nth(place)
      await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', path)
      await expect(card.getByText(counted, { exact: true })).toBeVisible()
    }
  })

  await test.step('Need Something Specific? leads to the blogs and to us', async () => {
    const block = page.getByRole('region', { name: 'Need Something Specific?' })
    await expect(block.getByRole('heading', { level: 2 })).toHaveText('Need Something Specific?')
    await expect(block.getByRole('link', { name: 'Browse Blogs' })).toHaveAttribute('href', '/resources/blogs')
    await expect(block.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  })

  await test.step('each card leads there from anywhere on it', async () => {
    for (const title of ['Educational Blogs', 'Academic Articles', 'Educational News', 'Past Papers']) {
      await page
        .getByRole('article')
        .filter({ hasText: title })
        .click({ position: { x: 20, y: 20 } })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible()
    }
  })

  await test.step('the mock tests are the IOE series of Take Quiz', async () => {
    await page.goto('/mock-tests')
    await expect(page).toHaveURL(/\/quiz\?series=ioe$/)
    await expect(page.getByRole('button', { name: 'IOE Series' })).toHaveAttribute('aria-pressed', 'true')
  })
})
