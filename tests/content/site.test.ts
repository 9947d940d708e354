import { expect, test } from 'vitest'
import { COMMUNITY } from '../../content/site/community.ts'
import { DASHBOARD_BLOGS } from '../../content/site/dashboard-blogs.ts'
import { COMPLETE_PROFILE, MOTIVATION } from '../../content/site/motivation.ts'
import { POPULAR_SEARCHES } from '../../content/site/popular-searches.ts'
import { QUOTES } from '../../content/site/quotes.ts'
import { BLOG_CATEGORIES } from '../../domain/resources/resource-kinds.ts'
import type { BlogListing } from '../../domain/resources/resource-schemas.ts'
import { buildResources } from '../../scripts/content/resources/resources.ts'
import { readCatalogue } from '../../scripts/content/subjects.ts'

test('there are four quotes, none put into the mouth of anybody', () => {
  expect(new Set(QUOTES.map(({ text }) => text)).size).toBe(4)
  for (const { author } of QUOTES) expect(author).toBe('Adhyayan')
})

test('every grade level has a line of its own', () => {
  const lines = Object.entries(MOTIVATION)
  expect(lines.map(([grade]) => grade)).toEqual(['Class 10', 'Class 11', 'Class 12', 'IOE', 'CEE'])
  expect(new Set([...lines.map(([, line]) => line), COMPLETE_PROFILE]).size).toBe(6)
})

test('each of the six popular searches finds a chapter', () => {
  const titles = readCatalogue().subjects.flatMap(({ chapters }) => chapters.map(({ title }) => title.toLowerCase()))
  expect(new Set(POPULAR_SEARCHES).size).toBe(6)
  for (const search of POPULAR_SEARCHES) {
    expect(titles.filter((title) => title.includes(search.toLowerCase()))).not.toEqual([])
  }
})

test('the samples say that they are samples, and name blogs that are there', () => {
  expect([COMMUNITY.sample, DASHBOARD_BLOGS.sample]).toEqual([true, true])
  const [, posts] = buildResources(readCatalogue()).files.find(([path]) => path === 'resources/blogs.json') ?? []
  const titles = new Map((posts as BlogListing[]).map(({ id, title }) => [id, title]))
  for (const { id, title } of [...DASHBOARD_BLOGS.featured, ...DASHBOARD_BLOGS.history]) {
    expect(titles.get(id)).toBe(title)
  }
  expect(DASHBOARD_BLOGS.categories.map(({ name }) => name)).toEqual(BLOG_CATEGORIES)
})
