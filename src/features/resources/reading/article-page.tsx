import type { ResourceText } from '#domain/resources/resource.ts'
import { useVisit } from '#src/platform/visit/use-visit.ts'
import { ArticleBadges, AuthorFacts } from '../resource-labels.tsx'
import { Reading, Tags, TEXT_ID } from './reading.tsx'

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
