import { describe, expect, it } from 'vitest'
import type { BlogListing, Listing, PastPaper } from '#domain/resources/resource.ts'
import {
  filterArticles,
  filterBlogs,
  filterPapers,
  filterTexts,
  listUsefulSorts,
  sortBlogs,
} from '#domain/resources/resource-filters.ts'
import { BLOG_SORTS } from '#domain/resources/resource-kinds.ts'
import { blog } from '#tests/support/samples/sample-blog.ts'

const ids = (items: { id: string }[]) => items.map(({ id }) => id)

describe('the search of the blogs', () => {
  const posts = [
    blog('vectors', { title: 'Vectors in SPACE', category: 'Mathematics', rank: 3, date: '2026-11-01' }),
    blog('moles', { excerpt: 'The mole, slowly.', category: 'Chemistry', rank: 1, date: '2026-11-03' }),
    blog('cells', { tags: ['Mitosis'], category: 'Biology', rank: 2, date: '2026-11-02' }),
  ]

  it('has orders with names', () => {
    expect(BLOG_SORTS.map(({ label }) => label)).toEqual(['Most Recent', 'Most Popular', 'Oldest First'])
  })

  it('finds any part of title, excerpt or tag, in any case', () => {
    expect(ids(filterBlogs(posts, { q: 'space' }))).toEqual(['vectors'])
    expect(ids(filterBlogs(posts, { q: 'MOLE,' }))).toEqual(['moles'])
    expect(ids(filterBlogs(posts, { q: ' tosi ' }))).toEqual(['cells'])
    expect(filterBlogs(posts, { q: 'chemistry' })).toEqual([])
  })

  it('filters by category, alone and with a query', () => {
    expect(ids(filterBlogs(posts, { category: 'Biology' }))).toEqual(['cells'])
    expect(filterBlogs(posts, { category: 'Biology', q: 'space' })).toEqual([])
    expect(filterBlogs(posts, {})).toHaveLength(3)
  })

  it('sorts by date in both directions and by rank, without changing its input', () => {
    expect(ids(sortBlogs(posts))).toEqual(['moles', 'cells', 'vectors'])
    expect(ids(sortBlogs(posts, 'oldest'))).toEqual(['vectors', 'cells', 'moles'])
    expect(ids(sortBlogs(posts, 'popular'))).toEqual(['moles', 'cells', 'vectors'])
    expect(ids(posts)).toEqual(['vectors', 'moles', 'cells'])
  })

  it('orders posts of one day by title, in either direction', () => {
    const sameDay = [blog('b'), blog('a'), blog('c')]
    expect(ids(sortBlogs(sameDay))).toEqual(['a', 'b', 'c'])
    expect(ids(sortBlogs(sameDay, 'oldest'))).toEqual(['a', 'b', 'c'])
  })

  it('offers only the sorts that each give another order', () => {
    const offered = (listed: BlogListing[]) => listUsefulSorts(listed).map(({ value }) => value)
    expect(offered([...posts, blog('new', { rank: 9, date: '2026-11-09' })])).toEqual(['recent', 'popular', 'oldest'])
    expect(offered(posts)).toEqual(['recent', 'oldest'])
    expect(offered([blog('b', { rank: 1 }), blog('a', { rank: 2 })])).toEqual(['recent', 'popular'])
    expect(offered([blog('alone')])).toEqual(['recent'])
    expect(offered([])).toEqual(['recent'])
  })
})

describe('the search of the articles', () => {
  const article = (id: string, over: Partial<Listing<'articles'>>): Listing<'articles'> => ({
    id,
    title: id,
    description: '',
    author: 'Adhyayan Editorial Desk',
    date: '2026-11-21',
    category: 'Technology',
    readTime: '3 min read',
    tags: ['study'],
    difficulty: 'Beginner',
    type: 'Guide',
    ...over,
  })
  const articles = [
    article('phones', { description: 'A quiet telephone.' }),
    article('python', { difficulty: 'Advanced', tags: ['Code'] }),
    article('sleep', { category: 'Student Wellness' }),
  ]

  it('filters by words, category and level', () => {
    expect(ids(filterArticles(articles, { q: 'TELE' }))).toEqual(['phones'])
    expect(ids(filterArticles(articles, { q: 'code' }))).toEqual(['python'])
    expect(ids(filterArticles(articles, { category: 'Technology' }))).toEqual(['phones', 'python'])
    expect(ids(filterArticles(articles, { category: 'Technology', level: 'Advanced' }))).toEqual(['python'])
  })
})

describe('the search of the news', () => {
  const news = (id: string, over: Partial<Listing<'news'>>): Listing<'news'> => ({
    id,
    title: id,
    summary: '',
    date: '2026-11-21',
    category: 'Scholarships',
    source: 'NEB',
    author: 'Adhyayan Editorial Desk',
    readTime: '2 min read',
    urgent: false,
    ...over,
  })
  const items = [news('forms', { category: 'Exam Updates' }), news('money', { summary: 'Where grants are announced' })]

  it('finds words in title, summary and category', () => {
    expect(ids(filterTexts(items, { q: 'updates' }))).toEqual(['forms'])
    expect(ids(filterTexts(items, { q: 'GRANT' }))).toEqual(['money'])
    expect(ids(filterTexts(items, { category: 'Scholarships' }))).toEqual(['money'])
  })
})

describe('the search of the past papers', () => {
  const paper = (id: string, over: Partial<PastPaper>): PastPaper => ({
    id,
    title: id,
    subject: 'Physics',
    year: 2024,
    board: 'NEB',
    type: 'Model Question',
    fileSize: '0.1 MB',
    downloadUrl: `/files/papers/${id}.pdf`,
    description: '',
    ...over,
  })
  const papers = [
    paper('a', { year: 2022 }),
    paper('b', { board: 'IOE' }),
    paper('c', { subject: 'Biology', board: 'CEE', description: 'A short practice' }),
  ]

  it('filters by words, subject, year and board', () => {
    expect(ids(filterPapers(papers, { q: 'biolo' }))).toEqual(['c'])
    expect(ids(filterPapers(papers, { q: 'PRACTICE' }))).toEqual(['c'])
    expect(ids(filterPapers(papers, { subject: 'Physics' }))).toEqual(['a', 'b'])
    expect(ids(filterPapers(papers, { year: 2022 }))).toEqual(['a'])
    expect(ids(filterPapers(papers, { board: 'IOE', subject: 'Physics', year: 2024 }))).toEqual(['b'])
    expect(filterPapers(papers, { board: 'IOE', year: 2020 })).toEqual([])
    const numbered = [paper('Set 3', {}), paper('सेट ३', {})]
    for (const q of ['3', '३']) expect(ids(filterPapers(numbered, { q }))).toEqual(['Set 3', 'सेट ३'])
  })
})
