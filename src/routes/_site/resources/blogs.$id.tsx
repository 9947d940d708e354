import { createFileRoute } from '@tanstack/react-router'
import { FALLBACK_BLOG } from '#domain/resources/resource-kinds.ts'
import { findBlog } from '#src/content/resource-data.ts'
import { BlogDetail } from '#src/features/resources/blogs.tsx'
import { ReadingLoading } from '#src/features/resources/resource-loading.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/_site/resources/blogs/$id')({
  loader: async ({ params }) => {
    const post = (await findBlog(params.id)) ?? (await findBlog(FALLBACK_BLOG))
    if (!post) throw new Error(`The build must hold the post ${FALLBACK_BLOG}`)
    return post
  },
  pendingComponent: () => <ReadingLoading text="Loading post..." />,
  errorComponent: PageLoadFailure,
  component: BlogPage,
})

function BlogPage() {
  const { id } = Route.useParams()
  const post = Route.useLoaderData()
  return <BlogDetail isSubstitute={post.id !== id} post={post} />
}
