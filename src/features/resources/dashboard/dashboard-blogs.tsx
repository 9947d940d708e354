import { Link } from '@tanstack/react-router'
import { countOf } from '#domain/numbers.ts'
import type { BlogListing } from '#domain/resources/resource.ts'
import { BLOG_CATEGORIES, type BlogCategory } from '#domain/resources/resource-kinds.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { BlogCard } from '../lists/blog-card.tsx'
import { ReadingHistory, useTextsRead } from './reading-history.tsx'

const FEATURED = 3

const ICONS: Record<BlogCategory, IconName> = {
  'Study Tips': 'spark',
  Mathematics: 'sigma',
  Physics: 'atom',
  Chemistry: 'flask',
  Biology: 'leaf',
  'Entrance Exams': 'target',
}

/** `posts` are sorted by popularity. */
export function DashboardBlogs({ posts, articles }: { posts: BlogListing[]; articles: number }) {
  const history = useTextsRead()
  return (
    <div className="flex flex-col gap-8">
      <PageHead title="Blogs" />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-32 max-lg:sr-only">Blogs</h1>
          <p className="text-soft">How to study, how to think in each subject, and how the examinations work.</p>
        </div>
        <LinkButton icon="feather" kind="secondary" to="/resources/blogs">
          All Posts
        </LinkButton>
      </div>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile label="Posts" value={posts.length} />
        <Tile label="Academic Articles" value={articles} />
        <Tile label="Categories" value={BLOG_CATEGORIES.length} />
        <Tile label="Read This Week" value={history.readThisWeek} />
      </dl>
      <section aria-labelledby="featured" className="flex flex-col gap-4">
        <h2 className="text-24" id="featured">
          Featured Articles
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {posts.slice(0, FEATURED).map((post) => (
            <li key={post.id}>
              <BlogCard level="h3" post={post} />
            </li>
          ))}
        </ul>
      </section>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <ReadingHistory history={history} />
        <Categories posts={posts} />
      </div>
    </div>
  )
}

function Categories({ posts }: { posts: readonly BlogListing[] }) {
  return (
    <section aria-labelledby="categories" className="flex flex-col gap-4">
      <h2 className="text-24" id="categories">
        Categories
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {BLOG_CATEGORIES.map((category) => (
          <li key={category}>
            <Link
              className="card group flex min-h-16 items-center gap-3 p-4 hover:bg-raised"
              search={{ category }}
              to="/resources/blogs"
            >
              <Icon className="text-accent" name={ICONS[category]} />
              <span className="grow font-semibold group-hover:text-accent">{category}</span>
              <span className="tabular text-13 text-soft">
                {countOf(posts.filter((post) => post.category === category).length, 'post')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
