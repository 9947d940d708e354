import { countOf, formatNumber } from '../../../../domain/numbers.ts'
import type { HistorySearch } from '../../../../domain/quiz/history-search.ts'
import { listSubjects } from '../../../../domain/quiz/quiz-search.ts'
import { trpc } from '../../../app/data/trpc.ts'
import { useUserId } from '../../../app/session/auth.tsx'
import { Button } from '../../../ui/button.tsx'
import { Tile } from '../../../ui/tile.tsx'
import { useAttempts } from '../attempt/use-attempts.ts'
import { toMinutes } from '../format-time.ts'
import { OutboxPanel } from '../list/outbox-panel.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryList } from './history-list.tsx'
import { ScoreChart } from './score-chart.tsx'
import { useHistory } from './use-history.ts'

type Props = { search: HistorySearch; onSearch: (search: HistorySearch) => void }

export function History({ search, onSearch }: Props) {
  const userId = useUserId()
  const { attempts } = useAttempts(userId)
  const { items, isLocal, summary, recent, subjects, pages, trouble, retry, isRetrying } = useHistory(userId, search)
  const quizzes = trpc.quizzes.list.useQuery(undefined, { staleTime: 5 * 60_000 })
  const names = listSubjects([
    ...(quizzes.data ?? []),
    ...[...subjects, ...(search.subject ? [search.subject] : [])].map((subject) => ({ subject })),
  ])

  return (
    <>
      <h1 className="text-32">Quiz Dashboard</h1>
      <OutboxPanel attempts={attempts} userId={userId} />
      {trouble && (
        <div className="card flex flex-wrap items-center justify-between gap-3 border-orange/50 p-4" role="alert">
          <p className="text-soft">
            {trouble} {isLocal && 'These are the results that this device remembers.'}
          </p>
          <Button busy={isRetrying} icon="refresh" kind="secondary" onClick={retry}>
            Try Again
          </Button>
        </div>
      )}
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile label="Total Quizzes" value={summary?.totalQuizzes} />
        <Tile label="Average Score" value={summary && `${summary.averageScore}%`} />
        <Tile label="Best Score" value={summary && `${summary.bestScore}%`} />
        <Tile label="Total Time" value={summary && `${formatNumber(toMinutes(summary.totalTime))} min`} />
      </dl>
      <ScoreChart items={recent} />
      <section aria-labelledby="quiz-history" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="text-24" id="quiz-history">
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
    </>
  )
}
