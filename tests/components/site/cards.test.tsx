import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import articles from '#content/built/resources/articles.json' with { type: 'json' }
import blogs from '#content/built/resources/blogs.json' with { type: 'json' }
import news from '#content/built/resources/news.json' with { type: 'json' }
import papers from '#content/built/resources/papers.json' with { type: 'json' }
import { EXTRA_FEATURES, FEATURE_CARDS } from '#content/site/features.ts'
import { openApp, textsOf } from '#tests/support/components/open-app.tsx'

const main = page.getByRole('main')
const cards = main.getByRole('article')

test('Resources has four cards, which lead to four kinds and say how many there are', async () => {
  await openApp('/resources')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible()
  await expect.element(cards).toHaveLength(4)
  const expected = [
    ['Educational Blogs', '/resources/blogs', `${blogs.length} posts`],
    ['Academic Articles', '/resources/articles', `${articles.length} articles`],
    ['Educational News', '/resources/news', `${news.length} notices`],
    ['Past Papers', '/resources/past-papers', `${papers.length} papers`],
  ] as const
  for (const [place, [title, path, counted]] of expected.entries()) {
    await expect.element(cards.nth(place).getByRole('link', { name: title })).toHaveAttribute('href', path)
    await expect.element(cards.nth(place).getByText(counted, { exact: true })).toBeVisible()
  }
  const more = page.getByRole('region', { name: 'Need Something Specific?' })
  await expect.element(more.getByRole('heading', { level: 2 })).toHaveTextContent('Need Something Specific?')
  await expect.element(more.getByRole('link', { name: 'Browse Blogs' })).toHaveAttribute('href', '/resources/blogs')
  await expect.element(more.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')

  for (const [title] of expected) {
    await cards.filter({ hasText: title }).click({ position: { x: 20, y: 20 } })
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    history.back()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible()
  }
})

test('the mock tests are the IOE series of Take Quiz', async () => {
  await openApp('/mock-tests')
  await expect.element(page.getByRole('button', { name: 'IOE Series' })).toHaveAttribute('aria-pressed', 'true')
  expect(location.pathname + location.search).toBe('/quiz?series=ioe')
})

test('Features has four cards, each with a way in, and four more items', async () => {
  await openApp('/features')
  await expect.element(main.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible()
  await expect.element(cards).toHaveLength(4)
  const ways = new Set<string>()
  for (const [place, { title, description, points, action }] of FEATURE_CARDS.entries()) {
    const card = cards.nth(place)
    await expect.element(card.getByRole('heading', { level: 2 })).toHaveTextContent(title)
    await expect.element(card.getByText(description)).toBeVisible()
    expect(textsOf(card.getByRole('listitem'))).toEqual([...points])
    await expect.element(card.getByRole('link', { name: action.label })).toHaveAttribute('href', action.to)
    ways.add(action.to)
  }
  expect([...ways].sort()).toEqual(['/notes', '/resources'])
  expect(EXTRA_FEATURES).toHaveLength(4)
  expect(textsOf(main.getByRole('heading', { level: 3 }))).toEqual(EXTRA_FEATURES.map(({ title }) => title))
  for (const { description } of EXTRA_FEATURES) await expect.element(page.getByText(description)).toBeVisible()
  await page.getByRole('link', { name: 'Get Started Now' }).click()
  await expect.poll(() => location.pathname).toBe('/notes')
})
