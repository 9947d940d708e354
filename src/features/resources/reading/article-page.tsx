import type { Article } from '#domain/resources/resource.ts'
import { useVisit } from '#src/platform/visit/use-visit.ts'
import { Badge } from '#src/ui/badge.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Day, LEVEL_TONES } from '../resource-labels.tsx'
import { Reading, Tags, TEXT_ID } from './reading.tsx'

export function ArticlePage({ article }: { article: Article }) {
  const { id, title, category } = article
  const path = `/resources/articles/${id}`
  useVisit({ contentType: 'article', contentId: id, title, subject: category, url: path }, TEXT_ID)
  return (
    <Reading
      author={article.author}
      date={article.date}
      list={{ name: 'Academic Articles', path: '/resources/articles' }}
      path={path}
      tags={article.tags}
      back={
        <LinkButton className="-ml-3" icon="arrow-left" kind="quiet" size="small" to="/resources/articles">
          Back to articles
        </LinkButton>
      }
      facts={
        <>
          <span>{article.author}</span>
          <Day date={article.date} />
          <span>{article.readTime}</span>
        </>
      }
      html={article.html}
      kind={
        <>
          <span>{category}</span>
          <Badge>{article.type}</Badge>
          <Badge tone={LEVEL_TONES[article.difficulty]}>{article.difficulty}</Badge>
        </>
      }
      lead={article.description}
      title={title}
    >
      <Tags tags={article.tags} />
    </Reading>
  )
}
