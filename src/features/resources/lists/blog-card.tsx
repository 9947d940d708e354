import { Link } from '@tanstack/react-router'
import type { BlogListing } from '#domain/resources/resource.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Day } from '../resource-labels.tsx'

const CARD =
  'card relative flex overflow-hidden transition-colors duration-150 hover:bg-raised has-[a:focus-visible]:border-accent'

type CardProps = { post: BlogListing; level?: 'h2' | 'h3' }

/** The title is the link, and it covers the whole card. */
export function BlogCard({ post, level: Heading = 'h2' }: CardProps) {
  return (
    <article className={`${CARD} h-full flex-col`}>
      {/* Hidden on phones, where drawings would fill the screen between the titles. */}
      <CategoryArt className="hidden sm:block" category={post.category} />
      <div className="flex grow flex-col gap-2 p-4">
        <p className="text-13 font-semibold text-accent">{post.category}</p>
        <Heading className="text-17">
          <PostLink post={post} />
        </Heading>
        <p className="text-soft">{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </article>
  )
}

/** The post that the authors chose to show first. */
export function FeaturedPost({ post }: { post: BlogListing }) {
  return (
    <article className={`${CARD} flex-col md:flex-row`}>
      <div className="bg-raised md:flex md:w-1/2 md:items-center">
        <CategoryArt eager category={post.category} />
      </div>
      <div className="flex flex-col justify-center gap-3 p-4 md:w-1/2 md:p-6 lg:p-8">
        <p className="flex flex-wrap items-center gap-3 text-13 font-semibold text-accent">
          <Badge tone="accent">Featured</Badge>
          <span>{post.category}</span>
        </p>
        <h2 className="text-20 lg:text-24">
          <PostLink post={post} />
        </h2>
        <p className="text-soft lg:text-17">{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </article>
  )
}

function PostLink({ post }: { post: BlogListing }) {
  return (
    <Link className="after:absolute after:inset-0" params={{ id: post.id }} to="/resources/blogs/$id">
      {post.title}
    </Link>
  )
}

function PostFacts({ post }: { post: BlogListing }) {
  return (
    <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-2 text-13 text-faint">
      <Day date={post.date} />
      <span className="inline-flex items-center gap-1">
        <Icon className="size-4" name="clock" />
        <span>{post.readTime}</span>
      </span>
    </p>
  )
}

const DRAWINGS = import.meta.glob<string>('../art/*.svg', { query: '?url', import: 'default', eager: true })

/** The drawing of a category. It is decoration, so it has no alternative text. */
export function CategoryArt({
  category,
  eager = false,
  className = '',
}: {
  category: string
  eager?: boolean
  className?: string
}) {
  return (
    <img
      alt=""
      className={`aspect-video w-full bg-raised object-cover ${className}`}
      height="360"
      loading={eager ? 'eager' : 'lazy'}
      src={DRAWINGS[`../art/${category.toLowerCase().replace(' ', '-')}.svg`]}
      width="640"
    />
  )
}
