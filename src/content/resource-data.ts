import articlesAddress from '#content/built/resources/articles.json?url'
import blogsAddress from '#content/built/resources/blogs.json?url'
import countsAddress from '#content/built/resources/counts.json?url'
import newsAddress from '#content/built/resources/news.json?url'
import papersAddress from '#content/built/resources/papers.json?url'
import type {
  Article,
  ArticleListing,
  BlogListing,
  BlogPost,
  NewsItem,
  NewsListing,
  PastPaper,
} from '#domain/resources/resource.ts'
import { readContent } from './content-file.ts'

// The addresses of the files; a text is fetched when a page needs it.
const built = '../../content/built/resources'
const texts = import.meta.glob<string>('../../content/built/resources/{blogs,articles,news}/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
export async function listBlogs(): Promise<BlogListing[]> {
  return (await readContent<BlogListing[]>(blogsAddress)) ?? []
}

export async function listArticles(): Promise<ArticleListing[]> {
  return (await readContent<ArticleListing[]>(articlesAddress)) ?? []
}

export async function listNews(): Promise<NewsListing[]> {
  return (await readContent<NewsListing[]>(newsAddress)) ?? []
}

export async function listPapers(): Promise<PastPaper[]> {
  return (await readContent<PastPaper[]>(papersAddress)) ?? []
}

export function findBlog(id: string): Promise<BlogPost | null> {
  return findText(`blogs/${id}`)
}

export function findArticle(id: string): Promise<Article | null> {
  return findText(`articles/${id}`)
}

export function findNewsItem(id: string): Promise<NewsItem | null> {
  return findText(`news/${id}`)
}

function findText<Text>(name: string): Promise<Text | null> {
  return readContent<Text>(texts[`${built}/${name}.json`])
}

export type ResourceCounts = { blogs: number; articles: number; news: number; papers: number }

export async function countResources(): Promise<ResourceCounts> {
  const [written, papers] = await Promise.all([
    readContent<Omit<ResourceCounts, 'papers'>>(countsAddress),
    listPapers(),
  ])
  return { blogs: 0, articles: 0, news: 0, ...written, papers: papers.length }
}
