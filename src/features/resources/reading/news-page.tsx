import type { ResourceText } from '#domain/resources/resource.ts'
import { Badge } from '#src/ui/badge.tsx'
import { AnchorButton } from '#src/ui/button.tsx'
import { Day } from '../resource-labels.tsx'
import { Reading } from './reading.tsx'

export function NewsPage({ item }: { item: ResourceText<'news'> }) {
  return (
    <Reading
      badges={item.urgent && <Badge tone="red">Urgent</Badge>}
      facts={
        <>
          <Day date={item.date} />
          <span>{`Where it is decided: ${item.source}`}</span>
        </>
      }
      name="news"
      text={item}
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
