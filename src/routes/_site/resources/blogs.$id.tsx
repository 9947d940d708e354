import { createFileRoute } from '@tanstack/react-router'
import { FALLBACK_BLOG } from '../../../../domain/resource-kinds.ts'
import { BlogDetail } from '../../../features/resources/blog-detail.tsx'
import { ReadingLoading } from '../../../features/resources/loading.tsx'
import { ResourceFailure } from '../../../features/resources/resource-failure.tsx'
import { findBlog } from '../../../resource-data.ts'

export const Route = createFileRoute('/_site/resources/blogs/$id')({
  loader: async ({ params }) => {
    const post = (await findBlog(params.id)) ?? (await findBlog(FALLBACK_BLOG))
    if (!post) throw new Error(`The build must hold the post ${FALLBACK_BLOG}`)
    return post
  },
  pendingComponent: () => <ReadingLoading text="Loading post..." />,
  errorComponent: ResourceFailure,
  component: BlogPage,
})

function BlogPage() {
  const { id } = Route.useParams()
  const post = Route.useLoaderData()
  return <BlogDetail isSubstitute={post.id !== id} post={post} />
}
