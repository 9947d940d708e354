import type { BlogListing } from '#domain/resources/resource.ts'

/** A blog post as lists have it. */
export const blog = (id: string, over: Partial<BlogListing> = {}): BlogListing => ({
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
  ...over,
})
