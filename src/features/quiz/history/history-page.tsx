import { useState } from 'react'
import type { HistorySearch } from '../../../../domain/quiz/history-search.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { DesktopNotice } from '../wide-screen/desktop-notice.tsx'
import { useIsWide } from '../wide-screen/use-is-wide.ts'
import { rememberViewAnyway, viewsAnyway } from '../wide-screen/view-anyway.ts'
import { History } from './history.tsx'

type Props = { search: HistorySearch; onSearch: (search: HistorySearch) => void }

/** The quiz dashboard. A small screen shows a notice first; a student who wants it all the same gets a narrow layout. */
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
    <LinkButton className="-ml-3 self-start" icon="arrow-left" kind="quiet" to="/dashboard/quizzes">
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
    <div className="flex flex-col gap-6">
      {back}
      <History onSearch={onSearch} search={search} />
    </div>
  )
}
