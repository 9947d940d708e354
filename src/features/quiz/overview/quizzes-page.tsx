import type { QuizSummary } from '#domain/quiz/quiz.ts'
import type { Series } from '#domain/quiz/quiz-kinds.ts'
import { summarizeSeries } from '#domain/quiz/series-summary.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { DesktopNotice } from '../wide-screen/desktop-notice.tsx'
import { useIsWide } from '../wide-screen/use-is-wide.ts'
import { rememberViewAnyway } from '../wide-screen/view-anyway.ts'
import { QuizDashboardCard } from './quiz-dashboard-card.tsx'
import { SeriesCard } from './series-card.tsx'

const SERIES: readonly Series[] = ['ioe', 'cee', 'class-12']

export function QuizzesPage({ quizzes }: { quizzes: readonly QuizSummary[] }) {
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
      <section aria-labelledby="premium" className="flex flex-col gap-4">
        <h2 className="text-24" id="premium">
          Premium Test Series
        </h2>
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {SERIES.map((series) => (
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
