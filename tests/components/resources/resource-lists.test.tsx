import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import articles from '#content/built/resources/articles.json' with { type: 'json' }
import blogs from '#content/built/resources/blogs.json' with { type: 'json' }
import news from '#content/built/resources/news.json' with { type: 'json' }
import papers from '#content/built/resources/papers.json' with { type: 'json' }
import {
  ARTICLE_CATEGORIES,
  ARTICLE_LEVELS,
  BLOG_CATEGORIES,
  NEWS_CATEGORIES,
} from '#domain/resources/resource-kinds.ts'
import { openApp, textsOf } from '#tests/support/components/open-app.tsx'

const main = page.getByRole('main')
const cards = main.getByRole('article')
const choice = (name: string) => page.getByRole('combobox', { name })
const box = page.getByRole('searchbox')
const parameter = (name: string) => new URLSearchParams(location.search).get(name)
const options = (name: string) => textsOf(choice(name).getByRole('option'))

async function open(path: string, title: string) {
  await openApp(path)
  await expect.element(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** From anywhere on a card. */
const clickOn = (card: Locator) => card.click({ position: { x: 20, y: 20 } })

/** Searches for a missing text, reads the message, and returns to the full list. */
async function findNothing(text: string) {
  const all = cards.elements().length
  await box.fill('no such thing')
  const status = main.getByRole('status')
  await expect.element(status.getByRole('heading', { name: text })).toBeVisible()
  await expect.element(status).toMatchTextContent('Try adjusting your search or filter criteria.')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(cards).toHaveLength(all)
  await expect.element(box).toHaveValue('')
  expect(location.search).toBe('')
}

const FEATURED = 'IOE entrance exam format: questions, marks, time and ranking'

test('the posts have one that is featured, a day each, and no sort where there is nothing to sort', async () => {
  await open('/resources/blogs', 'Educational Blogs')
  await expect.element(cards).toHaveLength(blogs.length)
  await expect.element(cards.filter({ hasText: 'Featured' })).toHaveLength(1)
  await expect.element(cards.first()).toMatchTextContent('Featured')
  await expect.element(cards.first()).toMatchTextContent('Entrance Exams')
  await expect.element(cards.first().getByRole('heading')).toHaveTextContent(FEATURED)
  const days = cards.elements().map((card) => card.querySelector('time')?.textContent)
  expect(new Set(days).size).toBe(blogs.length)
  await box.fill('titration')
  await expect.element(cards).toHaveLength(1)
  await expect.element(choice('Sort by')).not.toBeInTheDocument()
})

test('the posts are searched in any case over titles, excerpts and tags', async () => {
  const post = blogs.find(({ id }) => id === 'dot-or-cross-product')
  if (!post) throw new Error('The post that this test looks for is not there.')
  const tag = post.tags.find((word) => !`${post.title} ${post.excerpt}`.toLowerCase().includes(word.toLowerCase()))
  await open('/resources/blogs', 'Educational Blogs')
  for (const words of [post.title, post.excerpt, tag ?? 'none']) {
    await box.fill(words.toUpperCase())
    await expect.element(cards.filter({ hasText: post.title })).toHaveLength(1)
    await expect.poll(() => parameter('q')).toBe(words.toUpperCase().slice(0, 100))
    await box.fill('')
    await expect.element(cards).toHaveLength(blogs.length)
  }
  await findNothing('No posts found')
  expect(location.pathname).toBe('/resources/blogs')
})

test('the posts are filtered by category, and open from anywhere on a card', async () => {
  expect([...BLOG_CATEGORIES]).toEqual([
    'Study Tips',
    'Mathematics',
    'Physics',
    'Chemistry',
    'Biology',
    'Entrance Exams',
  ])
  await open('/resources/blogs?category=Physics', 'Educational Blogs')
  await expect.element(choice('Category')).toHaveValue('Physics')
  await expect.element(cards.first()).toMatchTextContent('Physics')
  expect(options('Category')).toEqual(['All categories', ...BLOG_CATEGORIES])
  for (const category of BLOG_CATEGORIES) {
    await choice('Category').selectOptions(category)
    const { length } = blogs.filter((post) => post.category === category)
    await expect.element(cards).toHaveLength(length)
    await expect.element(cards.filter({ hasText: category })).toHaveLength(length)
  }
  await clickOn(cards.last())
  await expect.element(page.getByRole('link', { name: 'Back to blogs' })).toBeVisible()
  expect(location.pathname).toMatch(/^\/resources\/blogs\/[a-z-]+$/)
})

test('the articles are filtered by category and level together, searched, and open to be read', async () => {
  await open('/resources/articles?category=Technology&level=Advanced', 'Academic Articles')
  await expect.element(choice('Level')).toHaveValue('Advanced')
  expect(textsOf(cards.getByRole('heading')).join()).toMatch(/Python/)
  await choice('Category').selectOptions('All categories')
  expect(options('Category')).toEqual([
    'All categories',
    'Career Guidance',
    'Education Policy',
    'Study Methods',
    'Student Wellness',
    'Technology',
    'Research Skills',
  ])
  expect(options('Level')).toEqual(['All levels', 'Beginner', 'Intermediate', 'Advanced'])
  for (const level of ARTICLE_LEVELS) {
    await choice('Level').selectOptions(level)
    const { length } = articles.filter((article) => article.difficulty === level)
    await expect.element(cards).toHaveLength(length)
    await expect.element(cards.filter({ has: page.getByText(level, { exact: true }) })).toHaveLength(length)
  }
  await choice('Level').selectOptions('All levels')
  for (const category of ARTICLE_CATEGORIES) {
    await choice('Category').selectOptions(category)
    await expect.element(cards).toHaveLength(articles.filter((article) => article.category === category).length)
  }
  await choice('Category').selectOptions('All categories')
  await expect.element(cards).toHaveLength(articles.length)

  await box.fill('SLEEP')
  await expect.element(cards.first()).toMatchTextContent(/sleep/i)
  await expect.poll(() => parameter('q')).toBe('SLEEP')
  await box.fill('')
  await expect.element(cards).toHaveLength(articles.length)
  await findNothing('No articles found')

  const title = cards.first().getByRole('heading').element().textContent ?? 'none'
  await clickOn(cards.first())
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  await page.getByRole('link', { name: 'Back to articles' }).click()
  await expect.poll(() => location.pathname).toBe('/resources/articles')
})

test('the news have what is urgent first, and then the latest, are searched and filtered', async () => {
  await open('/resources/news', 'Educational News')
  const headings = () => textsOf(main.getByRole('heading', { level: 2 }))
  expect(headings()).toEqual(['Urgent Announcements', 'Latest News'])
  const urgent = news.filter((item) => item.urgent).length
  expect(urgent).toBeGreaterThan(0)
  const first = main.getByRole('region', { name: 'Urgent Announcements' })
  await expect.element(first.getByRole('article')).toHaveLength(urgent)
  await expect.element(first.getByText('Urgent', { exact: true })).toHaveLength(urgent)
  const latest = main.getByRole('region', { name: 'Latest News' })
  await expect.element(latest.getByRole('article')).toHaveLength(news.length - urgent)
  await expect.element(latest.getByText('Urgent', { exact: true })).toHaveLength(0)

  await box.fill('scholarshipS')
  await expect.element(cards.first()).toMatchTextContent(/scholarship/i)
  await expect.element(first).not.toBeInTheDocument()
  await box.fill('')
  await expect.element(cards).toHaveLength(news.length)
  await findNothing('No news found')
  await clickOn(cards.first())
  await expect.element(main).toMatchTextContent('Where it is decided:')
  await page.getByRole('link', { name: 'Back to news' }).click()
  await expect.element(cards).toHaveLength(news.length)
  expect(location.pathname).toBe('/resources/news')
  expect(options('Category')).toEqual([
    'All categories',
    'Exam Schedule',
    'Entrance Exams',
    'Scholarships',
    'Education Policy',
    'Exam Updates',
    'Career Guidance',
  ])
  for (const category of NEWS_CATEGORIES) {
    await choice('Category').selectOptions(category)
    await expect.element(cards).toHaveLength(news.filter((item) => item.category === category).length)
    await expect.poll(() => parameter('category')).toBe(category)
  }
})

test('the papers are searched, and filtered by subject, year and board in the address', async () => {
  await open('/resources/past-papers', 'Past Papers')
  await box.fill('CHEMISTRY')
  await expect.element(cards).toHaveLength(papers.filter(({ subject }) => subject === 'Chemistry').length)
  await box.fill('')
  await expect.element(cards).toHaveLength(papers.length)
  await findNothing('No papers found')
  const subjects = ['Physics', 'Chemistry', 'Mathematics', 'Biology', 'English', 'Computer Science']
  expect(options('Subject')).toEqual(['All subjects', ...subjects])
  expect(options('Year')).toEqual(['All years', '2024', '2023', '2022', '2021', '2020'])
  expect(options('Board')).toEqual(['All boards', 'NEB', 'IOE', 'CEE'])
  const physics = papers.filter(({ subject }) => subject === 'Physics')
  await choice('Subject').selectOptions('Physics')
  await expect.element(cards).toHaveLength(physics.length)
  await choice('Board').selectOptions('NEB')
  await expect
    .poll(() => textsOf(cards.getByRole('heading')))
    .toEqual(physics.filter(({ board }) => board === 'NEB').map(({ title }) => title))
  await choice('Year').selectOptions('2024')
  await expect.poll(() => ['subject', 'board', 'year'].map(parameter)).toEqual(['Physics', 'NEB', '2024'])
  await open(location.pathname + location.search, 'Past Papers')
  await expect.element(choice('Year')).toHaveValue('2024')
  await expect.element(cards).toHaveLength(1)
})
