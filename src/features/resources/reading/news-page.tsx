import type { NewsItem } from '#domain/resources/resource.ts'
import { Badge } from '#src/ui/badge.tsx'
import { AnchorButton, LinkButton } from '#src/ui/button.tsx'
import { Day } from '../resource-labels.tsx'
import { Reading } from './reading.tsx'

export function NewsPage({ item }: { item: NewsItem }) {
  return (
    <Reading
      date={item.date}
      list={{ name: 'Educational News', path: '/resources/news' }}
      path={`/resources/news/${item.id}`}
      back={
        <LinkButton className="-ml-3" icon="arrow-left" kind="quiet" size="small" to="/resources/news">
          Back to news
        </LinkButton>
      }
      facts={
        <>
          <Day date={item.date} />
          <span>{`Where it is decided: ${item.source}`}</span>
        </>
      }
      html={item.content}
      kind={
        <>
          <span>{item.category}</span>
          {item.urgent && <Badge tone="red">Urgent</Badge>}
        </>
      }
      lead={item.summary}
      title={item.title}
    >
      {item.link && (
        <div>
          <AnchorButton href={item.link} icon="external" kind="secondary" rel="noreferrer" target="_blank">
            {`Open ${new URL(item.link).hostname}`}
          </AnchorButton>
        </div>
      )}
    </Reading>
  )
}
