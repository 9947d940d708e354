import { lazy, useState } from 'react'
import { countOf, formatNumber } from '#domain/numbers.ts'
import { HISTORY_SORTS, type HistorySearch } from '#domain/quiz/history-search.ts'
import { listSubjects } from '#domain/quiz/quiz-search.ts'
import { minutesOf } from '#domain/study/study-stats.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { Extra } from '#src/platform/loading/extra.tsx'
import { useUserId } from '#src/platform/session/auth.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/field.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Bone } from '#src/ui/skeleton.tsx'
import { useAttempts } from '../attempt/use-attempts.ts'
import { OutboxPanel } from '../list/outbox-panel.tsx'
import { SubjectField } from '../subject-field.tsx'
import { DesktopNotice, rememberViewAnyway, useIsWide, viewsAnyway } from '../wide-screen.tsx'
import { HistoryList } from './history-list.tsx'
import { useHistory } from './use-history.ts'

const ScorePicture = lazy(async () => ({ default: (await import('./pictures/score-picture.tsx')).ScorePicture }))
const Pictures = lazy(async () => ({ default: (await import('./pictures/pictures.tsx')).Pictures }))

/** More would stand too close on a phone. */
const PICTURED_MAX = 30

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

type HistoryProps = { search: HistorySearch; onSearch: (search: HistorySearch) => void }

function History({ search, onSearch }: HistoryProps) {
  const userId = useUserId()
  const { attempts } = useAttempts(userId)
  const { items, isLocal, summary, recent, subjects, pages, trouble, retry, isRetrying } = useHistory(userId, search)
  const quizzes = trpc.quizzes.list.useQuery(undefined, { staleTime: 5 * 60_000 })
  const names = listSubjects([
    ...(quizzes.data ?? []),
    ...[...subjects, ...(search.subject ? [search.subject] : [])].map((subject) => ({ subject })),
  ])

  const hasChart = recent.length > 0
  const pictured = [...recent].sort((one, other) => one.timestamp - other.timestamp).slice(-PICTURED_MAX)
  return (
    <>
      <OutboxPanel attempts={attempts} userId={userId} />
      {trouble && (
        <div className="card flex flex-wrap items-center justify-between gap-3 border-orange/50 p-4" role="alert">
          <p className="text-soft">
            {isLocal ? `${trouble} These are the results that this device remembers.` : trouble}
          </p>
          <Button busy={isRetrying} icon="refresh" kind="secondary" onClick={retry}>
            Try Again
          </Button>
        </div>
      )}
      {/* Side by side on a wide screen and low on a phone, so that the first results are on the first screen. */}
      <div className={`grid gap-4 ${hasChart ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`}>
        <dl className={`grid grid-cols-2 gap-2 ${hasChart ? '' : 'lg:grid-cols-4'}`}>
          <Figure label="Total Quizzes" value={summary?.totalQuizzes} />
          <Figure label="Average Score" value={summary && `${summary.averageScore}%`} />
          <Figure label="Best Score" value={summary && `${summary.bestScore}%`} />
          <Figure label="Total Time" value={summary && `${formatNumber(minutesOf(summary.totalTime))} min`} />
        </dl>
        {hasChart && (
          <Extra fallback={<Bone className="h-64" />}>
            <ScorePicture items={pictured} />
          </Extra>
        )}
      </div>
      <section aria-labelledby="quiz-history" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 className="text-20" id="quiz-history">
              Quiz History
            </h2>
            <p className="tabular text-soft" role="status">
              {summary && countOf(summary.matching, 'quiz', 'quizzes')}
            </p>
          </div>
          <HistoryFilters onSearch={onSearch} search={search} subjects={names} />
        </div>
        <HistoryList isFiltered={search.subject !== undefined} isLoading={pages.isPending} items={items} />
        {pages.hasNextPage && (
          <Button
            busy={pages.isFetchingNextPage}
            className="self-center"
            kind="secondary"
            onClick={() => pages.fetchNextPage()}
          >
            Load more
          </Button>
        )}
      </section>
      {hasChart && (
        <Extra>
          <Pictures
            averages={summary?.subjects ?? []}
            items={pictured}
            quizzes={quizzes.data ?? []}
            subject={search.subject}
          />
        </Extra>
      )}
    </>
  )
}

/** Lower than the tiles of other pages. Without a value it shows a dash. */
function Figure({ label, value }: { label: string; value: string | number | null | undefined }) {
  return (
    <div className="card flex items-center justify-between gap-1 bg-ground px-3 py-2">
      <dt className="text-13 text-soft">{label}</dt>
      <dd className="tabular text-17 font-semibold">{value ?? <span className="text-faint">–</span>}</dd>
    </div>
  )
}

type HistoryFiltersProps = {
  subjects: readonly string[]
  search: HistorySearch
  onSearch: (search: HistorySearch) => void
}

function HistoryFilters({ subjects, search, onSearch }: HistoryFiltersProps) {
  return (
    <div className="grid w-full grid-cols-pair gap-3 sm:w-auto sm:min-w-96">
      <SubjectField
        onChange={(subject) => onSearch({ ...search, subject })}
        subjects={subjects}
        value={search.subject}
      />
      <SelectField
        label="Sort by"
        onChange={(sort) => onSearch({ ...search, sort: sort === 'recent' ? undefined : sort })}
        options={HISTORY_SORTS}
        value={search.sort ?? 'recent'}
      />
    </div>
  )
}
