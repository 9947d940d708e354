import { describe, expect, it } from 'vitest'
import { findRelatedPosts } from '#scripts/content/resources/related-posts.ts'
import { blog } from '#tests/support/samples/sample-blog.ts'

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
