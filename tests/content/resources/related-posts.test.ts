import { describe, expect, it } from 'vitest'
import type { BlogListing } from '../../../domain/resources/resource.ts'
import { findRelatedPosts } from '../../../scripts/content/resources/related-posts.ts'

const blog = (id: string, over: Partial<BlogListing> = {}): BlogListing => ({
  id,
  title: `Title of ${id}`,
  excerpt: 'What it is about.',
  date: '2026-11-21',
  category: 'Physics',
  rank: 1,
  featured: false,
  tags: ['units'],
  author: 'Adhyayan Editorial Desk',
  readTime: '3 min read',
  image: 'physics',
  ...over,
})
const ids = (items: { id: string }[]) => items.map(({ id }) => id)

describe('related posts', () => {
  it('are those with the same category and tags, without the post itself, and equal ones by rank', () => {
    const post = blog('here', { tags: ['units', 'errors'] })
    const posts = [
      post,
      blog('far', { category: 'Biology', tags: ['cells'], rank: 1 }),
      blog('tag', { category: 'Chemistry', tags: ['units'], rank: 9 }),
      blog('both', { tags: ['errors'], rank: 8 }),
      blog('category', { tags: ['heat'], rank: 7 }),
    ]
    expect(ids(findRelatedPosts(posts, post))).toEqual(['both', 'category', 'tag'])
  })
})
