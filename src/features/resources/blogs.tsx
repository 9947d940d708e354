import { COLLECTIONS } from '#domain/resources/collections.ts'
import type { BlogListing, BlogPost } from '#domain/resources/resource.ts'
import { filterBlogs, listUsefulSorts, sortBlogs } from '#domain/resources/resource-filters.ts'
import { BLOG_CATEGORIES } from '#domain/resources/resource-kinds.ts'
import type { BlogSearch } from '#domain/resources/resource-search.ts'
import { useVisit } from '#src/platform/visit/use-visit.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/field.tsx'
import { BlogCard, CategoryArt, FeaturedPost } from './lists/blog-card.tsx'
import { Filter, FilterBar, ResourcePage, Results } from './lists/list-page.tsx'
import { Reading, Tags, TEXT_ID } from './reading/reading.tsx'
import { AuthorFacts } from './resource-labels.tsx'

type Props = { posts: BlogListing[]; search: BlogSearch; onSearch: (search: BlogSearch) => void }

export function BlogList({ posts, search, onSearch }: Props) {
  const found = sortBlogs(filterBlogs(posts, search), search.sort)
  const featured = found.find((post) => post.featured)
  const others = found.filter((post) => post !== featured)
  const sorts = listUsefulSorts(others)

  return (
    <ResourcePage intro={COLLECTIONS.blogs.intro} path="/resources/blogs" title={COLLECTIONS.blogs.title}>
      <FilterBar label="Search blogs" onQuery={(q) => onSearch({ ...search, q })} query={search.q}>
        <Filter
          all="All categories"
          label="Category"
          onChange={(category) => onSearch({ ...search, category })}
          options={BLOG_CATEGORIES}
          value={search.category}
        />
        {sorts.length > 1 && (
          <SelectField
            className="min-w-36 grow lg:min-w-44"
            label="Sort by"
            onChange={(sort) => onSearch({ ...search, sort })}
            options={sorts}
            value={sorts.find(({ value }) => value === search.sort)?.value ?? 'recent'}
          />
        )}
      </FilterBar>
      <Results
        count={found.length}
        empty="No posts found"
        isFiltered={Boolean(search.q || search.category)}
        onClear={() => onSearch({ sort: search.sort })}
        one="post"
      >
        {featured && <FeaturedPost post={featured} />}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((post) => (
            <li key={post.id}>
              <BlogCard post={post} />
            </li>
          ))}
        </ul>
      </Results>
    </ResourcePage>
  )
}

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
