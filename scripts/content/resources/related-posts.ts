import type { BlogListing } from '#domain/resources/resource.ts'

export const RELATED_POSTS = 3

/**
 * The posts most related to a post: a shared category counts as much as two shared tags. Equal ones are sorted by rank.
 */
export function findRelatedPosts(posts: readonly BlogListing[], post: BlogListing): BlogListing[] {
  const tags = new Set(post.tags)
  const nearness = (other: BlogListing) =>
    other.tags.filter((tag) => tags.has(tag)).length + (other.category === post.category ? 2 : 0)
  return posts
    .filter((other) => other.id !== post.id)
    .sort((a, b) => nearness(b) - nearness(a) || a.rank - b.rank)
    .slice(0, RELATED_POSTS)
}
