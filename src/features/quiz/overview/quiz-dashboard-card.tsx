import { summarizeHistory } from '#domain/quiz/history-copy.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { useHistoryCopy } from '../history/use-history.ts'

/** The student's main figures, with a link to the quiz dashboard. */
export function QuizDashboardCard() {
  const copy = useHistoryCopy(useUserId())
  const { data, isError, error, isFetching, refetch } = trpc.quizResults.summary.useQuery({})
  const known = data ?? (copy.length > 0 ? { ...summarizeHistory(copy), thisWeek: null } : null)

  return (
    <section aria-labelledby="quiz-dashboard" className="card flex flex-col gap-4 p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-24" id="quiz-dashboard">
          Quiz Dashboard
        </h2>
        <LinkButton icon="chart" kind="secondary" to="/dashboard/quizzes/history">
          View Dashboard
        </LinkButton>
      </div>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile label="Total Quizzes" value={known?.totalQuizzes} />
        <Tile label="Average Score" value={known && `${known.averageScore}%`} />
        <Tile label="Best Score" value={known && `${known.bestScore}%`} />
        <Tile label="This Week" value={known?.thisWeek} />
      </dl>
      {isError && (
        <div className="flex flex-wrap items-center justify-between gap-3" role="alert">
          <p className="text-soft">{describeError(error)}</p>
          <Button busy={isFetching} icon="refresh" kind="secondary" onClick={() => refetch()} size="small">
            Try Again
          </Button>
        </div>
      )}
    </section>
  )
}
