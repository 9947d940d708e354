import { describe, expect, it } from 'vitest'
import { ArticleSource, BlogSource, describeReadTime, NewsSource } from '#domain/resources/resource.ts'

describe('the front matter of a text', () => {
  it('is refused with invalid values', () => {
    const source = { title: 'T', excerpt: 'E', date: '2026-11-21', category: 'Physics', rank: 1, tags: ['a'] }
    expect(BlogSource.parse(source).featured).toBe(false)
    expect(BlogSource.safeParse({ ...source, views: 12000 }).success).toBe(false)
    expect(BlogSource.safeParse({ ...source, date: '21 November' }).success).toBe(false)
    expect(BlogSource.safeParse({ ...source, category: 'Gossip' }).success).toBe(false)
    expect(ArticleSource.safeParse({ ...source, type: 'Guide' }).success).toBe(false)
    const news = { title: 'T', summary: 'S', date: '2026-11-21', category: 'Scholarships', source: 'UGC' }
    expect(NewsSource.parse(news).urgent).toBe(false)
    expect(NewsSource.safeParse({ ...news, link: 'javascript:alert(1)' }).success).toBe(false)
    expect(NewsSource.safeParse({ ...news, link: 'http://example.org' }).success).toBe(false)
  })

  it('gives the reading time in whole minutes', () => {
    expect(describeReadTime(1)).toBe('1 min read')
    expect(describeReadTime(200)).toBe('1 min read')
    expect(describeReadTime(201)).toBe('2 min read')
  })
})
