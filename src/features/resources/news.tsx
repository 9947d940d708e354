import type { Listing, ResourceText } from '#domain/resources/resource.ts'
import { filterTexts } from '#domain/resources/resource-filters.ts'
import type { TextSearch } from '#domain/resources/resource-search.ts'
import { Badge } from '#src/ui/badge.tsx'
import { AnchorButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextList } from './lists/text-list.tsx'
import { Reading } from './reading/reading.tsx'
import { Day } from './resource-labels.tsx'

type Props = { news: Listing<'news'>[]; search: TextSearch; onSearch: (search: TextSearch) => void }

export function NewsList({ news, search, onSearch }: Props) {
  return (
    <TextList
      badgesOf={({ urgent }) => urgent && <Badge tone="red">Urgent</Badge>}
      factsOf={({ date, source }) => (
        <>
          <Day date={date} />
          <span className="inline-flex items-start gap-1">
            <Icon className="mt-0.5 size-4" name="info" />
            <span>{source}</span>
          </span>
        </>
      )}
      found={filterTexts(news, search)}
      groupsOf={(found) => [
        { title: 'Urgent Announcements', texts: found.filter(({ urgent }) => urgent) },
        { title: 'Latest News', texts: found.filter(({ urgent }) => !urgent) },
      ]}
      markOf={({ urgent }) => (urgent ? 'border-l-2 border-l-red' : '')}
      name="news"
      onSearch={onSearch}
      search={search}
    />
  )
}

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
