import { foldText } from '../search/fold-text.ts'
import { summaryOf } from './collections.ts'
import type { BlogListing, Listing, PastPaper } from './resource.ts'
import { BLOG_SORTS, type BlogSort } from './resource-kinds.ts'
import type { BlogSearch, PaperSearch, TextSearch } from './resource-search.ts'

export function filterBlogs(posts: readonly BlogListing[], { q, category }: BlogSearch): BlogListing[] {
  return posts.filter(
    (post) => (!category || post.category === category) && holds(q, [post.title, post.excerpt, ...post.tags]),
  )
}

const COMPARE: Record<BlogSort, (a: BlogListing, b: BlogListing) => number> = {
  recent: (a, b) => Date.parse(b.date) - Date.parse(a.date),
  popular: (a, b) => a.rank - b.rank,
  oldest: (a, b) => Date.parse(a.date) - Date.parse(b.date),
}

/**
 * Sorted by date, or by the rank that the authors gave. Posts of the same day are sorted by title, so that the order is
 * fixed.
 */
export function sortBlogs(posts: readonly BlogListing[], sort: BlogSort = 'recent'): BlogListing[] {
  return posts.toSorted((a, b) => COMPARE[sort](a, b) || (a.title < b.title ? -1 : 1))
}

/** The sorts to offer for these posts: those that each give a different order. */
export function listUsefulSorts(posts: readonly BlogListing[]) {
  const orderOf = (sort: BlogSort) =>
    sortBlogs(posts, sort)
      .map(({ id }) => id)
      .join()
  const orders = BLOG_SORTS.map(({ value }) => orderOf(value))
  return BLOG_SORTS.filter((_, index) => orders.indexOf(orders[index] ?? '') === index)
}

export function filterArticles(
  articles: readonly Listing<'articles'>[],
  { q, category, level }: TextSearch,
): Listing<'articles'>[] {
  return articles.filter(
    (article) =>
      (!category || article.category === category) &&
      (!level || article.difficulty === level) &&
      holds(q, [article.title, article.description, ...article.tags]),
  )
}

/** The texts of any other collection. */
export function filterTexts<Text extends Listing>(texts: readonly Text[], { q, category }: TextSearch): Text[] {
  return texts.filter(
    (text) => (!category || text.category === category) && holds(q, [text.title, summaryOf(text), text.category]),
  )
}

export function filterPapers(papers: readonly PastPaper[], { q, subject, year, board }: PaperSearch): PastPaper[] {
  return papers.filter(
    (paper) =>
      (!subject || paper.subject === subject) &&
      (!year || paper.year === year) &&
      (!board || paper.board === board) &&
      holds(q, [paper.title, paper.description, paper.subject]),
  )
}

function holds(query: string | undefined, texts: readonly string[]): boolean {
  const wanted = foldText((query ?? '').trim())
  return texts.some((text) => foldText(text).includes(wanted))
}
