import { cutText } from '../graphemes.ts'
import { toLatinDigits } from '../numbers.ts'
import {
  ARTICLE_CATEGORIES,
  ARTICLE_LEVELS,
  type ArticleLevel,
  BLOG_CATEGORIES,
  BLOG_SORTS,
  type BlogCategory,
  type BlogSort,
  PAPER_BOARDS,
  PAPER_SUBJECTS,
  PAPER_YEARS,
  type PaperBoard,
  type PaperSubject,
  type PaperYear,
} from './resource-kinds.ts'

// The filters, as they are in the address. An absent filter has its default value.
type Query = { q?: string | undefined }
export type BlogSearch = Query & { category?: BlogCategory | undefined; sort?: BlogSort | undefined }
/** `category` is one of the collection's. Only articles have levels. */
export type TextSearch = Query & { category?: string | undefined; level?: ArticleLevel | undefined }
export type PaperSearch = Query & {
  subject?: PaperSubject | undefined
  year?: PaperYear | undefined
  board?: PaperBoard | undefined
}

/** Keeps only the valid filters of an address. */
export function parseBlogSearch({ q, category, sort }: Record<string, unknown>): BlogSearch {
  return withoutBlanks({
    q: readText(q),
    category: findOption(BLOG_CATEGORIES, category),
    sort: BLOG_SORTS.slice(1).find((known) => known.value === sort)?.value,
  })
}

/** The filters of a collection that has no others than words and category. */
export function parseSearchOf(categories: readonly string[]) {
  return ({ q, category }: Record<string, unknown>): TextSearch =>
    withoutBlanks({ q: readText(q), category: findOption(categories, category) })
}

export function parseArticleSearch(search: Record<string, unknown>): TextSearch {
  return withoutBlanks({
    ...parseSearchOf(ARTICLE_CATEGORIES)(search),
    level: findOption(ARTICLE_LEVELS, search.level),
  })
}

export function parsePaperSearch({ q, subject, year, board }: Record<string, unknown>): PaperSearch {
  return withoutBlanks({
    q: readText(q),
    subject: findOption(PAPER_SUBJECTS, subject),
    year: findOption(PAPER_YEARS, Number(toLatinDigits(String(year)))),
    board: findOption(PAPER_BOARDS, board),
  })
}

const TEXT_MAX = 100

/** The router parses ?q=2024 as a number. */
function readText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return cutText(String(value), TEXT_MAX) || undefined
}

function findOption<Option>(options: readonly Option[], value: unknown): Option | undefined {
  return options.find((option) => option === value)
}

/** Removes absent filters; otherwise they would appear in the address. */
function withoutBlanks<Search extends object>(search: Search): Search {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Search
}
