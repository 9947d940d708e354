import type {
  Article,
  ArticleListing,
  BlogListing,
  BlogPost,
  NewsItem,
  NewsListing,
  PastPaper,
} from '../domain/resources.ts'

// Each file is a chunk of its own, fetched when somebody asks for it. Papers are absent until some are made.
const built = '../content/built/resources'
const blogs = import.meta.glob<BlogListing[]>('../content/built/resources/blogs.json', { import: 'default' })
const articles = import.meta.glob<ArticleListing[]>('../content/built/resources/articles.json', { import: 'default' })
const news = import.meta.glob<NewsListing[]>('../content/built/resources/news.json', { import: 'default' })
const papers = import.meta.glob<PastPaper[]>('../content/built/resources/papers.json', { import: 'default' })
const blogPosts = import.meta.glob<BlogPost>('../content/built/resources/blogs/*.json', { import: 'default' })
const articleTexts = import.meta.glob<Article>('../content/built/resources/articles/*.json', { import: 'default' })
const newsTexts = import.meta.glob<NewsItem>('../content/built/resources/news/*.json', { import: 'default' })

export async function listBlogs(): Promise<BlogListing[]> {
  return (await blogs[`${built}/blogs.json`]?.()) ?? []
}

export async function listArticles(): Promise<ArticleListing[]> {
  return (await articles[`${built}/articles.json`]?.()) ?? []
}

export async function listNews(): Promise<NewsListing[]> {
  return (await news[`${built}/news.json`]?.()) ?? []
}

export async function listPapers(): Promise<PastPaper[]> {
  return (await papers[`${built}/papers.json`]?.()) ?? []
}

export async function findBlog(id: string): Promise<BlogPost | null> {
  return (await blogPosts[`${built}/blogs/${id}.json`]?.()) ?? null
}

export async function findArticle(id: string): Promise<Article | null> {
  return (await articleTexts[`${built}/articles/${id}.json`]?.()) ?? null
}

export async function findNewsItem(id: string): Promise<NewsItem | null> {
  return (await newsTexts[`${built}/news/${id}.json`]?.()) ?? null
}

export type ResourceCounts = { blogs: number; articles: number; news: number; papers: number }

const counts = import.meta.glob<Omit<ResourceCounts, 'papers'>>('../content/built/resources/counts.json', {
  import: 'default',
})

export async function countResources(): Promise<ResourceCounts> {
  const [written, papers] = await Promise.all([counts[`${built}/counts.json`]?.(), listPapers()])
  return { blogs: 0, articles: 0, news: 0, ...written, papers: papers.length }
}
