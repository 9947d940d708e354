import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type * as z from 'zod/mini'
import { Slug } from '#domain/catalogue/catalogue.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import {
  type ArticleListing,
  ArticleSource,
  type BlogListing,
  BlogSource,
  describeReadTime,
  type NewsListing,
  NewsSource,
  RESOURCE_AUTHOR,
} from '#domain/resources/resource.ts'
import { sortBlogs } from '#domain/resources/resource-filters.ts'
import { FALLBACK_BLOG } from '#domain/resources/resource-kinds.ts'
import { listPublicRoutes } from '#scripts/site/public-routes.ts'
import { addMistakes, ContentMistakes, type Mistake } from '../mistakes.ts'
import { contentFolder } from '../places.ts'
import type { Catalogue } from '../subjects.ts'
import { type MarkdownSource, readFrontMatter } from './front-matter.ts'
import { renderMarkdown } from './markdown.ts'
import { findRelatedPosts } from './related-posts.ts'

/** The IOE series of Take Quiz. The address redirects, so it is not a page of its own. */
const MOCK_TESTS = '/mock-tests'

type Page<Source> = MarkdownSource<Source> & { id: string; html: string; readTime: string }

export type BuiltResources = {
  counts: { blogs: number; articles: number; news: number }
  /** The built files by their paths in content/built. */
  files: [path: string, value: unknown][]
  /** The texts as HTML. */
  texts: string[]
}

/** Reads, checks and typesets content/resources. The lists do not include the texts. */
export function buildResources(catalogue: Catalogue, content = contentFolder): BuiltResources {
  const folder = join(content, 'resources')
  const mistakes: Mistake[] = []
  const pages = listPages(catalogue, folder)
  const isPage = (path: string) => pages.has(path)
  const blogs = readPages(join(folder, 'blogs'), BlogSource, isPage, mistakes)
  const articles = readPages(join(folder, 'articles'), ArticleSource, isPage, mistakes)
  const news = readPages(join(folder, 'news'), NewsSource, isPage, mistakes)
  mistakes.push(...findBlogMistakes(blogs, join(folder, 'blogs')))
  for (const pages of [blogs, articles, news]) mistakes.push(...findSharedDays(pages))
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)

  const posts = sortBlogs(blogs.map(listBlog))
  const counts = { blogs: blogs.length, articles: articles.length, news: news.length }
  return {
    counts,
    texts: [...blogs, ...articles, ...news].map(({ html }) => html),
    files: [
      ['resources/counts.json', counts],
      ['resources/blogs.json', posts],
      ['resources/articles.json', articles.map(listArticle).sort(newestFirst)],
      ['resources/news.json', news.map(listNewsItem).sort(newestFirst)],
      ...blogs.map((page) => {
        const post = listBlog(page)
        return file('blogs', page.id, { ...post, html: page.html, related: findRelatedPosts(posts, post) })
      }),
      ...articles.map((page) => file('articles', page.id, { ...listArticle(page), html: page.html })),
      ...news.map((page) => file('news', page.id, { ...listNewsItem(page), content: page.html })),
    ],
  }
}

function file(kind: string, id: string, value: unknown): [string, unknown] {
  return [`resources/${kind}/${id}.json`, value]
}

function readPages<Source>(
  folder: string,
  schema: z.ZodMiniType<Source>,
  isPage: (path: string) => boolean,
  mistakes: Mistake[],
): Page<Source>[] {
  return listIds(folder).flatMap((id) => {
    const path = join(folder, `${id}.md`)
    const named = Slug.safeParse(id)
    if (!named.success)
      mistakes.push({ file: path, line: 0, message: 'name the file in lower-case letters, digits and single hyphens' })
    try {
      const source = readFrontMatter(path, schema)
      const { html, words } = renderMarkdown(source.body, {
        isPage,
        report: (offset, message) => mistakes.push({ file: path, line: source.bodyLineOf(offset), message }),
      })
      if (words === 0)
        mistakes.push({ file: path, line: source.bodyLineOf(0), message: 'write the text below the second ---' })
      return [{ ...source, id, html, readTime: describeReadTime(words) }]
    } catch (error) {
      addMistakes(mistakes, error)
      return []
    }
  })
}

function listIds(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => basename(name, '.md'))
    .sort()
}

/** Every page of the site to which a text may link. */
function listPages({ subjects }: Catalogue, folder: string): Set<string> {
  return new Set([
    ...listPublicRoutes().filter((route) => !route.includes('$')),
    MOCK_TESTS,
    ...['blogs', 'articles', 'news'].flatMap((kind) =>
      listIds(join(folder, kind)).map((id) => `/resources/${kind}/${id}`),
    ),
    ...subjects.flatMap(({ key, chapters }) => [`/notes/${key}`, ...chapters.map(({ id }) => `/notes/${key}/${id}`)]),
  ])
}

/** Checks that one post is featured, that FALLBACK_BLOG exists, and that no two posts have the same rank. */
function findBlogMistakes(blogs: Page<BlogSource>[], folder: string): Mistake[] {
  const mistakes: Mistake[] = []
  if (!blogs.some(({ id }) => id === FALLBACK_BLOG)) {
    mistakes.push({
      file: join(folder, `${FALLBACK_BLOG}.md`),
      line: 0,
      message: 'this post must be there: it is shown for an unknown address',
    })
  }
  const [first, ...more] = blogs.filter(({ value }) => value.featured)
  if (!first) mistakes.push({ file: folder, line: 0, message: 'write `featured: true` in one post' })
  for (const { file, lineOf } of more) {
    mistakes.push({
      file,
      line: lineOf(['featured']),
      message: `only one post is featured, and ${first?.id} is already`,
    })
  }
  const ranks = new Map<number, string>()
  for (const { file, lineOf, value, id } of blogs) {
    const other = ranks.get(value.rank)
    if (other)
      mistakes.push({ file, line: lineOf(['rank']), message: `rank ${value.rank} belongs to ${other}: take another` })
    ranks.set(value.rank, id)
  }
  return mistakes
}

/** No two texts of a kind have the same day, so that lists by date have an order and students see what is new. */
function findSharedDays(pages: Page<{ date: string }>[]): Mistake[] {
  const days = new Map<string, string>()
  return pages.flatMap(({ file, lineOf, value: { date }, id }) => {
    const other = days.get(date)
    days.set(date, other ?? id)
    return other ? [{ file, line: lineOf(['date']), message: `${date} is the day of ${other}: take another` }] : []
  })
}

function newestFirst(a: { date: string; id: string }, b: { date: string; id: string }): number {
  return b.date.localeCompare(a.date) || a.id.localeCompare(b.id)
}

function listBlog({ id, value, readTime }: Page<BlogSource>): BlogListing {
  return { id, ...value, author: RESOURCE_AUTHOR, readTime, image: slugify(value.category) }
}

function listArticle({ id, value, readTime }: Page<ArticleSource>): ArticleListing {
  return { id, ...value, author: RESOURCE_AUTHOR, readTime }
}

function listNewsItem({ id, value }: Page<NewsSource>): NewsListing {
  return { id, ...value }
}
