import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import blogs from '#content/built/resources/blogs.json' with { type: 'json' }
import type { BlogListing } from '#domain/resources/resource.ts'
import { BLOG_SORTS } from '#domain/resources/resource-kinds.ts'
import { readContentBy } from '#src/content/content-file.ts'
import { openApp, textsOf } from '#tests/support/components/open-app.tsx'

const POSTS = blogs as BlogListing[]
const FALLBACK = 'IOE entrance exam format: questions, marks, time and ranking'

const readFile = async (address: string): Promise<unknown> => (await fetch(address)).json()
const main = page.getByRole('main')
const back = main.getByRole('link', { name: 'Back to blogs' })
const heading = main.getByRole('heading', { level: 1 })
const posts = main.getByRole('article')
const sort = page.getByRole('combobox', { name: 'Sort by' })

afterEach(() => readContentBy(readFile))

test('the posts are sorted as it is asked', async () => {
  // The featured post comes first in any order. Here no post is featured, and each has a day of its own.
  const listed = POSTS.map((post) => ({
    ...post,
    featured: false,
    date: `2026-10-${String(31 - post.rank).padStart(2, '0')}`,
    rank: (post.rank * 7) % 17,
  }))
  readContentBy(async (address) => (address.includes('/blogs.json') ? listed : readFile(address)))
  await openApp('/resources/blogs')
  await expect.element(sort).toBeVisible()
  expect(textsOf(sort.getByRole('option'))).toEqual(BLOG_SORTS.map(({ label }) => label))
  const titles = () => textsOf(posts.getByRole('heading'))
  const by = (key: (post: BlogListing) => number) =>
    [...POSTS].sort((a, b) => key(a) - key(b)).map(({ title }) => title)
  await expect.poll(titles).toEqual(by(({ rank }) => rank))
  await sort.selectOptions('oldest')
  await expect.poll(titles).toEqual(by(({ rank }) => -rank))
  await sort.selectOptions('popular')
  await expect.poll(titles).toEqual(by(({ rank }) => (rank * 7) % 17))
  await expect.poll(() => new URLSearchParams(location.search).get('sort')).toBe('popular')
})

test('a post that does not exist is replaced by the one about the IOE format, which says so', async () => {
  await openApp('/resources/blogs/no-such-post')
  await expect.element(heading).toHaveTextContent(FALLBACK)
  await expect.element(main.getByRole('status')).toMatchTextContent(/^There is no post at this address/)
})

test('a post has related articles, a way back and one to the mock tests', async () => {
  const title = POSTS.find(({ id }) => id === 'dot-or-cross-product')?.title ?? 'none'
  await openApp('/resources/blogs/dot-or-cross-product')
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(main.getByRole('status')).not.toBeInTheDocument()
  const related = main.getByRole('region', { name: 'Related Articles' }).getByRole('article')
  await expect.element(related.first()).toBeVisible()
  await expect.element(related.filter({ hasText: title })).not.toBeInTheDocument()
  await expect.element(back).toHaveAttribute('href', '/resources/blogs')
  await main.getByRole('link', { name: 'Take a mock test' }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/quiz?series=ioe')
})
