import { Link } from '@tanstack/react-router'
import type { ArticleListing } from '#domain/resources/resource.ts'
import { filterArticles } from '#domain/resources/resource-filters.ts'
import { ARTICLE_CATEGORIES, ARTICLE_LEVELS } from '#domain/resources/resource-kinds.ts'
import type { ArticleSearch } from '#domain/resources/resource-search.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Day, LEVEL_TONES } from '../resource-labels.tsx'
import { Filter, FilterBar, ResourcePage, Results } from './list-page.tsx'

type Props = { articles: ArticleListing[]; search: ArticleSearch; onSearch: (search: ArticleSearch) => void }

export function ArticleList({ articles, search, onSearch }: Props) {
  const found = filterArticles(articles, search)
  return (
    <ResourcePage
      intro="Longer reading on studying, exams, health, technology and what comes after school."
      path="/resources/articles"
      title="Academic Articles"
    >
      <FilterBar label="Search articles" onQuery={(q) => onSearch({ ...search, q })} query={search.q}>
        <Filter
          all="All categories"
          label="Category"
          onChange={(category) => onSearch({ ...search, category })}
          options={ARTICLE_CATEGORIES}
          value={search.category}
        />
        <Filter
          all="All levels"
          label="Level"
          onChange={(level) => onSearch({ ...search, level })}
          options={ARTICLE_LEVELS}
          value={search.level}
        />
      </FilterBar>
      <Results
        count={found.length}
        empty="No articles found"
        isFiltered={Boolean(search.q || search.category || search.level)}
        onClear={() => onSearch({})}
        one="article"
      >
        <ul className="grid gap-4 lg:grid-cols-2">
          {found.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </Results>
    </ResourcePage>
  )
}

function ArticleCard({ article }: { article: ArticleListing }) {
  return (
    <article className="card relative flex h-full flex-col gap-3 p-4 transition-colors duration-150 hover:bg-raised sm:p-6">
      <p className="flex flex-wrap items-center gap-2 text-13">
        <span className="mr-auto font-semibold text-accent">{article.category}</span>
        <Badge>{article.type}</Badge>
        <Badge tone={LEVEL_TONES[article.difficulty]}>{article.difficulty}</Badge>
      </p>
      <h2 className="text-20">
        <Link className="after:absolute after:inset-0" params={{ id: article.id }} to="/resources/articles/$id">
          {article.title}
        </Link>
      </h2>
      <p className="text-soft">{article.description}</p>
      <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-1 text-13 text-faint">
        <span>{article.author}</span>
        <Day date={article.date} />
        <span>{article.readTime}</span>
      </p>
    </article>
  )
}
