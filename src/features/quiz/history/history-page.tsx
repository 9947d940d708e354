import { useState } from 'react'
import type { HistorySearch } from '#domain/quiz/history-search.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { DesktopNotice, rememberViewAnyway, useIsWide, viewsAnyway } from '../wide-screen.tsx'
import { History } from './history.tsx'

type Props = { search: HistorySearch; onSearch: (search: HistorySearch) => void }

/** The quiz dashboard. A small screen shows a notice first; a student who continues gets a narrow layout. */
export function HistoryPage(props: Props) {
  return (
    <>
      <PageHead title="Quiz History" />
      <HistoryOrNotice {...props} />
    </>
  )
}

function HistoryOrNotice({ search, onSearch }: Props) {
  const isWide = useIsWide()
  const [isAnyway, setAnyway] = useState(viewsAnyway)
  const back = (
    <LinkButton className="-ml-3 shrink-0 self-start" icon="arrow-left" kind="quiet" to="/dashboard/quizzes">
      Back
    </LinkButton>
  )

  if (!isWide && !isAnyway) {
    return (
      <div className="flex flex-col gap-4">
        {back}
        <DesktopNotice level="h1">
          <Button
            onClick={() => {
              rememberViewAnyway()
              setAnyway(true)
            }}
          >
            View anyway
          </Button>
        </DesktopNotice>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <div className="flex items-center gap-2">
        {back}
        <h1 className="text-24 lg:text-32">Quiz Dashboard</h1>
      </div>
      <History onSearch={onSearch} search={search} />
    </div>
  )
}
