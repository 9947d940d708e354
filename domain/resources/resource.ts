import * as z from 'zod/mini'
import {
  ARTICLE_CATEGORIES,
  ARTICLE_LEVELS,
  ARTICLE_TYPES,
  BLOG_CATEGORIES,
  NEWS_CATEGORIES,
  type PaperBoard,
  type PaperSubject,
} from './resource-kinds.ts'

export const RESOURCE_AUTHOR = 'Adhyayan Editorial Desk'

const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(90))
const Summary = z.string().check(z.trim(), z.minLength(1), z.maxLength(260))
const Day = z.iso.date('write the date as 2026-11-21')
const Tags = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(30)))
  .check(z.minLength(1, 'write at least one tag'), z.maxLength(6, 'six tags are enough'))

/** The front matter of a blog post, content/resources/blogs/{id}.md. */
export const BlogSource = z.strictObject({
  title: Title,
  excerpt: Summary,
  date: Day,
  category: z.enum(BLOG_CATEGORIES),
  /** The order for Most Popular, from 1. The authors set it, because the site does not count readers. */
  rank: z.int().check(z.gte(1)),
  featured: z._default(z.boolean(), false),
  tags: Tags,
})
export type BlogSource = z.infer<typeof BlogSource>

export const ArticleSource = z.strictObject({
  title: Title,
  description: Summary,
  date: Day,
  category: z.enum(ARTICLE_CATEGORIES),
  difficulty: z.enum(ARTICLE_LEVELS),
  type: z.enum(ARTICLE_TYPES),
  tags: Tags,
})
export type ArticleSource = z.infer<typeof ArticleSource>

export const NewsSource = z.strictObject({
  title: Title,
  summary: Summary,
  date: Day,
  category: z.enum(NEWS_CATEGORIES),
  /** The authority that decides the matter. `link` is its own page. */
  source: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  link: z.optional(z.url({ protocol: /^https$/, error: 'write the whole address, beginning with https://' })),
  urgent: z._default(z.boolean(), false),
})
export type NewsSource = z.infer<typeof NewsSource>

type Written = { id: string; author: string; readTime: string }

/** `image` is the name of a drawing in src/features/resources/art. */
export type BlogListing = BlogSource & Written & { image: string }
/** The build makes `html` (and `content` of a news item) from our own Markdown, which may not contain HTML. */
export type BlogPost = BlogListing & { html: string; related: BlogListing[] }

export type ArticleListing = ArticleSource & Written
export type Article = ArticleListing & { html: string }

export type NewsListing = NewsSource & { id: string }
export type NewsItem = NewsListing & { content: string }

/** A past paper, written by us. The year is AD, and the addresses are files of this site. */
export type PastPaper = {
  id: string
  title: string
  subject: PaperSubject
  year: number
  board: PaperBoard
  type: string
  fileSize: string
  downloadUrl: string
  previewUrl?: string
  description: string
}

const WORDS_PER_MINUTE = 200

/** The reading time of a text, for example `4 min read`; at least one minute. */
export function describeReadTime(words: number): string {
  return `${Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))} min read`
}
