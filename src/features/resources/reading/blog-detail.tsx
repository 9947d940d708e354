import type { BlogPost } from '#domain/resources/resource.ts'
import { useVisit } from '#src/platform/visit/use-visit.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { BlogCard, CategoryArt } from '../lists/blog-card.tsx'
import { AuthorFacts } from '../resource-labels.tsx'
import { Reading, Tags, TEXT_ID } from './reading.tsx'

/** `isSubstitute`: there is no post at this address, and this one is shown instead. */
export function BlogDetail({ post, isSubstitute }: { post: BlogPost; isSubstitute: boolean }) {
  const path = `/resources/blogs/${post.id}`
  useVisit({ contentType: 'blog', contentId: post.id, title: post.title, subject: post.category, url: path }, TEXT_ID)
  return (
    <>
      <Reading
        art={<CategoryArt category={post.category} className="rounded-lg" eager />}
        author={post.author}
        facts={<AuthorFacts text={post} />}
        name="blogs"
        notice={
          isSubstitute && (
            <p className="w-full rounded-sm border border-line bg-surface px-4 py-3 text-soft" role="status">
              There is no post at this address. Here is one to start with.
            </p>
          )
        }
        text={post}
      >
        <Tags tags={post.tags} />
        <MockTestCall />
      </Reading>
      <section aria-labelledby="related" className="page flex flex-col gap-4">
        <h2 className="text-24" id="related">
          Related Articles
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {post.related.map((other) => (
            <li key={other.id}>
              <BlogCard level="h3" post={other} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function MockTestCall() {
  return (
    <aside
      aria-label="Practise"
      className="card flex flex-col items-start gap-4 p-4 sm:flex-row sm:items-center sm:justify-between sm:p-6"
    >
      <p>
        <span className="block text-17 font-semibold">Try it against the clock</span>
        <span className="block text-soft">Timed tests with the marks and the penalty of the real paper.</span>
      </p>
      <LinkButton className="shrink-0" icon="quiz" to="/mock-tests">
        Take a mock test
      </LinkButton>
    </aside>
  )
}
