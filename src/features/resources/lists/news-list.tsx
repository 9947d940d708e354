import { Link } from '@tanstack/react-router'
import type { NewsListing } from '#domain/resources/resource.ts'
import { filterNews } from '#domain/resources/resource-filters.ts'
import { NEWS_CATEGORIES } from '#domain/resources/resource-kinds.ts'
import type { NewsSearch } from '#domain/resources/resource-search.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Day } from '../resource-labels.tsx'
import { Filter, FilterBar, ResourcePage, Results } from './list-page.tsx'

type Props = { news: NewsListing[]; search: NewsSearch; onSearch: (search: NewsSearch) => void }

export function NewsList({ news, search, onSearch }: Props) {
  const found = filterNews(news, search)
  return (
    <ResourcePage
      intro="Notices that hold from year to year: where the word that counts is published, and what to do when it is."
      path="/resources/news"
      title="Educational News"
    >
      <FilterBar label="Search news" onQuery={(q) => onSearch({ ...search, q })} query={search.q}>
        <Filter
          all="All categories"
          label="Category"
          onChange={(category) => onSearch({ ...search, category })}
          options={NEWS_CATEGORIES}
          value={search.category}
        />
      </FilterBar>
      <Results
        count={found.length}
        empty="No news found"
        isFiltered={Boolean(search.q || search.category)}
        onClear={() => onSearch({})}
        one="notice"
      >
        <NewsSection news={found.filter((item) => item.urgent)} title="Urgent Announcements" />
        <NewsSection news={found.filter((item) => !item.urgent)} title="Latest News" />
      </Results>
    </ResourcePage>
  )
}

function NewsSection({ title, news }: { title: string; news: NewsListing[] }) {
  if (news.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="text-24">{title}</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {news.map((item) => (
          <li key={item.id}>
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewsCard({ item }: { item: NewsListing }) {
  return (
    <article
      className={`card relative flex h-full flex-col gap-3 p-4 transition-colors duration-150 hover:bg-raised sm:p-6 ${item.urgent ? 'border-l-2 border-l-red' : ''}`}
    >
      <p className="flex flex-wrap items-center gap-2 text-13">
        <span className="mr-auto font-semibold text-accent">{item.category}</span>
        {item.urgent && <Badge tone="red">Urgent</Badge>}
      </p>
      <h3 className="text-20">
        <Link className="after:absolute after:inset-0" params={{ id: item.id }} to="/resources/news/$id">
          {item.title}
        </Link>
      </h3>
      <p className="text-soft">{item.summary}</p>
      <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-1 text-13 text-faint">
        <Day date={item.date} />
        <span className="inline-flex items-start gap-1">
          <Icon className="mt-0.5 size-4" name="info" />
          <span>{item.source}</span>
        </span>
      </p>
    </article>
  )
}
