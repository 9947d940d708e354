import * as z from 'zod/mini'
import type { CollectionName } from './collections.ts'
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
const BlogSource = z.strictObject({
  title: Title,
  excerpt: Summary,
  date: Day,
  category: z.enum(BLOG_CATEGORIES),
  /** The order for Most Popular, from 1. The authors set it, because the site does not count readers. */
  rank: z.int().check(z.gte(1)),
  featured: z._default(z.boolean(), false),
  tags: Tags,
})
const ArticleSource = z.strictObject({
  title: Title,
  description: Summary,
  date: Day,
  category: z.enum(ARTICLE_CATEGORIES),
  difficulty: z.enum(ARTICLE_LEVELS),
  type: z.enum(ARTICLE_TYPES),
  tags: Tags,
})

const NewsSource = z.strictObject({
  title: Title,
  summary: Summary,
  date: Day,
  category: z.enum(NEWS_CATEGORIES),
  /** The authority that decides the matter. `link` is its own page. */
  source: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  link: z.optional(z.url({ protocol: /^https$/, error: 'write the whole address, beginning with https://' })),
  urgent: z._default(z.boolean(), false),
})
/** The front matter of the texts of each collection. */
export const SOURCES = {
  blogs: BlogSource,
  articles: ArticleSource,
  news: NewsSource,
} as const satisfies Record<CollectionName, z.ZodMiniType<{ title: string; date: string; category: string }>>

/** A text as lists have it. */
export type Listing<Name extends CollectionName = CollectionName> = {
  [Key in Name]: z.infer<(typeof SOURCES)[Key]> & { id: string; author: string; readTime: string }
}[Name]
/** The build makes `html` from our own Markdown, which may not contain HTML. */
export type ResourceText<Name extends CollectionName = CollectionName> = Listing<Name> & { html: string }

export type BlogListing = Listing<'blogs'>
export type BlogPost = ResourceText<'blogs'> & { related: BlogListing[] }

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
