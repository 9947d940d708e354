import { COLLECTIONS } from '#domain/resources/collections.ts'
import type { BlogListing } from '#domain/resources/resource.ts'
import { filterBlogs, listUsefulSorts, sortBlogs } from '#domain/resources/resource-filters.ts'
import { BLOG_CATEGORIES } from '#domain/resources/resource-kinds.ts'
import type { BlogSearch } from '#domain/resources/resource-search.ts'
import { SelectField } from '#src/ui/field.tsx'
import { BlogCard, FeaturedPost } from './blog-card.tsx'
import { Filter, FilterBar, ResourcePage, Results } from './list-page.tsx'

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
