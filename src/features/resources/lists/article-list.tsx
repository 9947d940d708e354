import type { Listing } from '#domain/resources/resource.ts'
import { filterArticles } from '#domain/resources/resource-filters.ts'
import { ARTICLE_LEVELS } from '#domain/resources/resource-kinds.ts'
import type { TextSearch } from '#domain/resources/resource-search.ts'
import { ArticleBadges, AuthorFacts } from '../resource-labels.tsx'
import { Filter } from './list-page.tsx'
import { TextList } from './text-list.tsx'

type Props = { articles: Listing<'articles'>[]; search: TextSearch; onSearch: (search: TextSearch) => void }

export function ArticleList({ articles, search, onSearch }: Props) {
  return (
    <TextList
      badgesOf={(article) => <ArticleBadges article={article} />}
      factsOf={(article) => <AuthorFacts text={article} />}
      filters={
        <Filter
          all="All levels"
          label="Level"
          onChange={(level) => onSearch({ ...search, level })}
          options={ARTICLE_LEVELS}
          value={search.level}
        />
      }
      found={filterArticles(articles, search)}
      name="articles"
      onSearch={onSearch}
      search={search}
    />
  )
}
