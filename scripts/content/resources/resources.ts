import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type * as z from 'zod/mini'
import { Slug } from '#domain/catalogue/catalogue.ts'
import { COLLECTION_NAMES, type CollectionName, forCollections } from '#domain/resources/collections.ts'
import { describeReadTime, type Listing, RESOURCE_AUTHOR, SOURCES } from '#domain/resources/resource.ts'
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

type Source = z.infer<(typeof SOURCES)[CollectionName]>
type Page<Name extends CollectionName = CollectionName> = Pick<MarkdownSource<unknown>, 'file' | 'lineOf'> & {
  listing: Listing<Name>
  html: string
}
type Pages = { [Name in CollectionName]: Page<Name>[] }

export type BuiltResources = {
  counts: Record<CollectionName, number>
  /** Without the texts, the newest first. */
  lists: { [Name in CollectionName]: Listing<Name>[] }
  /** The built files by their paths in content/built. */
  files: [path: string, value: unknown][]
  /** The texts as HTML. */
  texts: string[]
}

/** Reads, checks and typesets content/resources. */
export function buildResources(catalogue: Catalogue, content = contentFolder): BuiltResources {
  const folder = join(content, 'resources')
  const mistakes: Mistake[] = []
  const addresses = listPages(catalogue, folder)
  const pages = forCollections((name) =>
    readPages(join(folder, name), name, (path) => addresses.has(path), mistakes),
  ) as Pages
  mistakes.push(...findBlogMistakes(pages.blogs, join(folder, 'blogs')))
  for (const name of COLLECTION_NAMES) mistakes.push(...findSharedDays(pages[name]))
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)

  const all = Object.entries(pages).flatMap(([name, listed]) => listed.map((page) => ({ ...page, name })))
  const counts = forCollections((name) => pages[name].length)
  const lists = forCollections((name) =>
    pages[name].map(({ listing }) => listing).sort((a, b) => b.date.localeCompare(a.date)),
  ) as BuiltResources['lists']
  return {
    counts,
    lists,
    texts: all.map(({ html }) => html),
    files: [
      ['resources/counts.json', counts],
      ...COLLECTION_NAMES.map((name): [string, unknown] => [`resources/${name}.json`, lists[name]]),
      ...all.map(({ name, listing, html }): [string, unknown] => [
        `resources/${name}/${listing.id}.json`,
        { ...listing, html, ...('rank' in listing && { related: findRelatedPosts(lists.blogs, listing) }) },
      ]),
    ],
  }
}

function readPages(
  folder: string,
  name: CollectionName,
  isPage: (path: string) => boolean,
  mistakes: Mistake[],
): Page[] {
  return listIds(folder).flatMap((id) => {
    const path = join(folder, `${id}.md`)
    const named = Slug.safeParse(id)
    if (!named.success)
      mistakes.push({ file: path, line: 0, message: 'name the file in lower-case letters, digits and single hyphens' })
    try {
      const source = readFrontMatter<Source>(path, SOURCES[name])
      const { html, words } = renderMarkdown(source.body, {
        isPage,
        report: (offset, message) => mistakes.push({ file: path, line: source.bodyLineOf(offset), message }),
      })
      if (words === 0)
        mistakes.push({ file: path, line: source.bodyLineOf(0), message: 'write the text below the second ---' })
      const listing = { id, ...source.value, author: RESOURCE_AUTHOR, readTime: describeReadTime(words) }
      return [{ file: source.file, lineOf: source.lineOf, listing, html }]
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
    ...COLLECTION_NAMES.flatMap((name) => listIds(join(folder, name)).map((id) => `/resources/${name}/${id}`)),
    ...subjects.flatMap(({ key, chapters }) => [`/notes/${key}`, ...chapters.map(({ id }) => `/notes/${key}/${id}`)]),
  ])
}

/** Checks that one post is featured, that FALLBACK_BLOG exists, and that no two posts have the same rank. */
function findBlogMistakes(blogs: Page<'blogs'>[], folder: string): Mistake[] {
  const mistakes: Mistake[] = []
  if (!blogs.some(({ listing }) => listing.id === FALLBACK_BLOG)) {
    mistakes.push({
      file: join(folder, `${FALLBACK_BLOG}.md`),
      line: 0,
      message: 'this post must be there: it is shown for an unknown address',
    })
  }
  const [first, ...more] = blogs.filter(({ listing }) => listing.featured)
  if (!first) mistakes.push({ file: folder, line: 0, message: 'write `featured: true` in one post' })
  for (const { file, lineOf } of more) {
    mistakes.push({
      file,
      line: lineOf(['featured']),
      message: `only one post is featured, and ${first?.listing.id} is already`,
    })
  }
  const ranks = new Map<number, string>()
  for (const { file, lineOf, listing } of blogs) {
    const { rank, id } = listing
    const other = ranks.get(rank)
    if (other)
      mistakes.push({ file, line: lineOf(['rank']), message: `rank ${rank} belongs to ${other}: take another` })
    ranks.set(rank, id)
  }
  return mistakes
}

/** No two texts of a kind have the same day, so that lists by date have an order and students see what is new. */
function findSharedDays(pages: readonly Page[]): Mistake[] {
  const days = new Map<string, string>()
  return pages.flatMap(({ file, lineOf, listing: { date, id } }) => {
    const other = days.get(date)
    days.set(date, other ?? id)
    return other ? [{ file, line: lineOf(['date']), message: `${date} is the day of ${other}: take another` }] : []
  })
}
