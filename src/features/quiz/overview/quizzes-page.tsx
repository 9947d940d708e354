import { Link } from '@tanstack/react-router'
import type { SubjectName } from '#domain/catalogue/catalogue.ts'
import { summarizeHistory } from '#domain/quiz/history-copy.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { nameSeries, type Series } from '#domain/quiz/quiz-kinds.ts'
import { summarizeSeries } from '#domain/quiz/series-summary.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { useHistoryCopy } from '../history/use-history.ts'
import { DesktopNotice, rememberViewAnyway, useIsWide } from '../wide-screen.tsx'
import { SubjectLevels } from './subject-levels.tsx'

type PageProps = { quizzes: readonly QuizSummary[]; subjects: readonly SubjectName[] }

export function QuizzesPage({ quizzes, subjects }: PageProps) {
  const isWide = useIsWide()
  return (
    <div className="flex flex-col gap-8">
      <PageHead title="Quizzes" />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-32 max-lg:sr-only">Quizzes</h1>
          <p className="text-soft">Practise for the board and the entrance exams, against the clock.</p>
        </div>
        <LinkButton icon="quiz" to="/dashboard/quizzes/take">
          Take Quiz Now
        </LinkButton>
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        <li className="flex">
          <WayToLearn
            icon="target"
            text="Questions from the chapters that you choose, each explained at once."
            title="Practice"
            to="/dashboard/quizzes/practice"
          />
        </li>
        <li className="flex">
          <WayToLearn
            icon="rotate"
            text="What you missed comes back on the right day, until you know it."
            title="Mistakes notebook"
            to="/dashboard/quizzes/mistakes"
          />
        </li>
      </ul>
      <SubjectLevels subjects={subjects} />
      <section aria-labelledby="premium" className="flex flex-col gap-4">
        <h2 className="text-24" id="premium">
          Premium Test Series
        </h2>
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {SERIES_SHOWN.map((series) => (
            <li className="flex" key={series}>
              <SeriesCard series={series} summary={summarizeSeries(quizzes, series)} />
            </li>
          ))}
        </ul>
      </section>
      {isWide ? (
        <QuizDashboardCard />
      ) : (
        <DesktopNotice level="h2">
          <LinkButton kind="secondary" onClick={rememberViewAnyway} to="/dashboard/quizzes/history">
            View anyway
          </LinkButton>
        </DesktopNotice>
      )}
    </div>
  )
}

type WayToLearnProps = {
  icon: IconName
  title: string
  text: string
  to: '/dashboard/quizzes/practice' | '/dashboard/quizzes/mistakes'
}

function WayToLearn({ icon, title, text, to }: WayToLearnProps) {
  return (
    <Link className="card flex w-full items-center gap-4 p-4 hover:border-strong" to={to}>
      <Icon className="size-6 shrink-0 text-accent" name={icon} />
      <span className="flex flex-col">
        <span className="font-semibold">{title}</span>
        <span className="text-13 text-soft">{text}</span>
      </span>
    </Link>
  )
}

/** The student's main figures, with a link to the quiz dashboard. */
function QuizDashboardCard() {
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

/** The card of each series, in their order. */
const FACTS: Record<Series, { icon: IconName; exam: string; text: string }> = {
  ioe: {
    icon: 'sigma',
    exam: 'Engineering Entrance',
    text: 'Mathematics, physics, chemistry and English at entrance pace.',
  },
  cee: { icon: 'leaf', exam: 'Medical Entrance', text: 'Biology, chemistry and physics for the common entrance.' },
  'class-12': { icon: 'book', exam: 'Board Exam', text: 'Chapter by chapter, in the style of the NEB board.' },
}

const SERIES_SHOWN = Object.keys(FACTS) as Series[]

type Props = {
  series: Series
  summary: { totalTests: number; difficulty: string }
}

function SeriesCard({ series, summary }: Props) {
  const { icon, exam, text } = FACTS[series]
  return (
    <article className="card flex w-full flex-col gap-4 p-4 sm:p-6">
      <div className="flex items-center gap-3">
        <span className="rounded-sm bg-raised p-2 text-accent">
          <Icon className="size-6" name={icon} />
        </span>
        <h3 className="text-20">{nameSeries(series)}</h3>
      </div>
      <p className="text-soft">{text}</p>
      <dl className="flex flex-col gap-2">
        <Fact label="Total Tests" value={String(summary.totalTests)} />
        <Fact label="Exam Type" value={exam} />
        <Fact label="Difficulty" value={summary.difficulty} />
      </dl>
      <LinkButton className="mt-auto" kind="secondary" state={{ seriesType: series }} to="/dashboard/quizzes/take">
        Start Test Series
      </LinkButton>
    </article>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line pb-2 last:border-0 last:pb-0">
      <dt className="text-soft">{label}</dt>
      <dd className="tabular font-semibold">{value}</dd>
    </div>
  )
}
