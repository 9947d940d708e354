import type { Listing, ResourceText } from '#domain/resources/resource.ts'
import { filterArticles } from '#domain/resources/resource-filters.ts'
import { ARTICLE_LEVELS } from '#domain/resources/resource-kinds.ts'
import type { TextSearch } from '#domain/resources/resource-search.ts'
import { useVisit } from '#src/platform/visit/use-visit.ts'
import { Filter } from './lists/list-page.tsx'
import { TextList } from './lists/text-list.tsx'
import { Reading, Tags, TEXT_ID } from './reading/reading.tsx'
import { ArticleBadges, AuthorFacts } from './resource-labels.tsx'

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

export function ArticlePage({ article }: { article: ResourceText<'articles'> }) {
  const { id, title, category } = article
  const url = `/resources/articles/${id}`
  useVisit({ contentType: 'article', contentId: id, title, subject: category, url }, TEXT_ID)
  return (
    <Reading
      author={article.author}
      badges={<ArticleBadges article={article} />}
      facts={<AuthorFacts text={article} />}
      name="articles"
      text={article}
    >
      <Tags tags={article.tags} />
    </Reading>
  )
}
