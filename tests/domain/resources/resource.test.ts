import { describe, expect, it } from 'vitest'
import { describeReadTime, SOURCES } from '#domain/resources/resource.ts'

describe('the front matter of a text', () => {
  it('is refused with invalid values', () => {
    const source = { title: 'T', excerpt: 'E', date: '2026-11-21', category: 'Physics', rank: 1, tags: ['a'] }
    expect(SOURCES.blogs.parse(source).featured).toBe(false)
    expect(SOURCES.blogs.safeParse({ ...source, views: 12000 }).success).toBe(false)
    expect(SOURCES.blogs.safeParse({ ...source, date: '21 November' }).success).toBe(false)
    expect(SOURCES.blogs.safeParse({ ...source, category: 'Gossip' }).success).toBe(false)
    expect(SOURCES.articles.safeParse({ ...source, type: 'Guide' }).success).toBe(false)
    const news = { title: 'T', summary: 'S', date: '2026-11-21', category: 'Scholarships', source: 'UGC' }
    expect(SOURCES.news.parse(news).urgent).toBe(false)
    expect(SOURCES.news.safeParse({ ...news, link: 'javascript:alert(1)' }).success).toBe(false)
    expect(SOURCES.news.safeParse({ ...news, link: 'http://example.org' }).success).toBe(false)
  })

  it('gives the reading time in whole minutes', () => {
    expect(describeReadTime(1)).toBe('1 min read')
    expect(describeReadTime(200)).toBe('1 min read')
    expect(describeReadTime(201)).toBe('2 min read')
  })
})
