import { describe, expect, it } from 'vitest'
import { NEWS_CATEGORIES } from '#domain/resources/resource-kinds.ts'
import {
  parseArticleSearch,
  parseBlogSearch,
  parsePaperSearch,
  parseSearchOf,
} from '#domain/resources/resource-search.ts'

describe('the address of a list', () => {
  it('keeps only valid filters', () => {
    expect(parseBlogSearch({ q: 'ioe', category: 'Physics', sort: 'popular', page: 3 })).toEqual({
      q: 'ioe',
      category: 'Physics',
      sort: 'popular',
    })
    expect(parseBlogSearch({ q: ['x'], category: 'physics', sort: 'recent' })).toEqual({})
    expect(parseArticleSearch({ level: 'Expert', category: 'Technology' })).toEqual({ category: 'Technology' })
    expect(parseSearchOf(NEWS_CATEGORIES)({ category: 'Scholarships', q: '' })).toEqual({ category: 'Scholarships' })
    expect(parsePaperSearch({ subject: 'Physics', year: '2022', board: 'IOE' })).toEqual({
      subject: 'Physics',
      year: 2022,
      board: 'IOE',
    })
    expect(parsePaperSearch({ year: '२०२२' })).toEqual({ year: 2022 })
    expect(parsePaperSearch({ year: 1999, board: null, subject: {} })).toEqual({})
  })

  it('reads a number as text, and cuts a long text', () => {
    expect(parseBlogSearch({ q: 2024 })).toEqual({ q: '2024' })
    expect(parseBlogSearch({ q: 'a'.repeat(500) }).q).toHaveLength(100)
  })
})
