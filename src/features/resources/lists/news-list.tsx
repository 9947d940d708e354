import type { Listing } from '#domain/resources/resource.ts'
import { filterTexts } from '#domain/resources/resource-filters.ts'
import type { TextSearch } from '#domain/resources/resource-search.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Day } from '../resource-labels.tsx'
import { TextList } from './text-list.tsx'

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
