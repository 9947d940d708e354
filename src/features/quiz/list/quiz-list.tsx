import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { countOf } from '../../../../domain/numbers.ts'
import type { UnfinishedAttempt } from '../../../../domain/quiz/attempt-machine.ts'
import { isUnfinished } from '../../../../domain/quiz/attempt-progress.ts'
import type { QuizSummary } from '../../../../domain/quiz/quiz.ts'
import { filterQuizzes, type QuizSearch, sortQuizzes } from '../../../../domain/quiz/quiz-search.ts'
import { LaterDialog } from '../../../app/loading/later-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { useWholeLayout } from '../../../ui/use-whole-layout.ts'
import { useAttemptMoves } from '../attempt/attempt-page.ts'
import { useAttempts } from '../attempt/use-attempts.ts'
import { QuizCard } from './quiz-card.tsx'
import { QuizFilters } from './quiz-filters.tsx'

const OutboxPanel = lazy(async () => ({ default: (await import('./outbox-panel.tsx')).OutboxPanel }))
const UnfinishedPanel = lazy(async () => ({ default: (await import('./unfinished-panel.tsx')).UnfinishedPanel }))
const StartOverDialog = lazy(async () => ({ default: (await import('./start-over-dialog.tsx')).StartOverDialog }))

type Props = {
  userId: string
  search: QuizSearch
  onSearch: (search: QuizSearch) => void
  /** Unknown until they have come. */
  quizzes: readonly QuizSummary[] | undefined
  /** Stands in the place of quizzes that are unknown. */
  children?: ReactNode
}

/** Takes the focus when an attempt is left. */
export const LIST_HEADING = 'take-quiz'

const EVERYTHING: QuizSearch = {}

export function QuizList({ userId, search, onSearch, quizzes, children }: Props) {
  const { attempts } = useAttempts(userId)
  const unfinished = attempts.filter(isUnfinished)
  const { begin, open } = useAttemptMoves()
  const [startingOver, setStartingOver] = useState<QuizSummary | null>(null)
  // A text that was typed just before everything is shown would filter the list a moment later: the fields begin anew.
  const [timesCleared, setTimesCleared] = useState(0)
  const showAll = () => {
    setTimesCleared((times) => times + 1)
    onSearch(EVERYTHING)
  }
  const shown = sortQuizzes(filterQuizzes(quizzes ?? [], search), search.sort)

  return (
    <div className="flex flex-col gap-6">
      <PageHead
        description="Timed multiple-choice quizzes and full IOE and CEE mock exams for students in Nepal, graded at once with an explanation for every answer."
        path="/quiz"
        title="Take Quiz"
      />
      <div className="flex flex-col gap-1">
        <h1 className="text-32 outline-none" id={LIST_HEADING} tabIndex={-1}>
          Take Quiz
        </h1>
        <p className="text-soft">Timed, graded at once, with an explanation for every answer.</p>
      </div>
      <Suspense>
        {unfinished.length < attempts.length && <OutboxPanel attempts={attempts} userId={userId} />}
        {unfinished.length > 0 && <UnfinishedPanel attempts={unfinished} onResume={open} />}
      </Suspense>
      <QuizFilters key={timesCleared} onSearch={onSearch} quizzes={quizzes ?? []} search={search} />
      {quizzes && shown.length > 0 && (
        <section aria-label="Quizzes" className="flex flex-col gap-4">
          <p className="tabular text-soft" role="status">
            {countOf(shown.length, 'quiz', 'quizzes')}
          </p>
          <QuizCards onStartOver={setStartingOver} quizzes={shown} unfinished={unfinished} />
        </section>
      )}
      {quizzes && shown.length === 0 && (
        <div role="status">
          <EmptyState hint="Try adjusting your search or filter criteria." icon="search" title="No quizzes found">
            <Button kind="secondary" onClick={showAll}>
              Show all quizzes
            </Button>
          </EmptyState>
        </div>
      )}
      {!quizzes && children}
      {startingOver && (
        <LaterDialog>
          <StartOverDialog
            onClose={() => setStartingOver(null)}
            onStartOver={() => begin(startingOver, { startsOver: true })}
            title={startingOver.title}
          />
        </LaterDialog>
      )}
    </div>
  )
}

type CardsProps = {
  quizzes: readonly QuizSummary[]
  unfinished: readonly UnfinishedAttempt[]
  onStartOver: (quiz: QuizSummary) => void
}

function QuizCards({ quizzes, unfinished, onStartOver }: CardsProps) {
  const { begin, open } = useAttemptMoves()
  const list = useRef<HTMLUListElement>(null)
  useWholeLayout(list)
  return (
    <ul className="long-list grid gap-4 md:grid-cols-2 xl:grid-cols-3" ref={list}>
      {quizzes.map((quiz) => (
        <li className="flex" key={quiz.id}>
          <QuizCard
            onResume={open}
            onStart={begin}
            onStartOver={onStartOver}
            quiz={quiz}
            unfinished={unfinished.find(({ quizId }) => quizId === quiz.id) ?? null}
          />
        </li>
      ))}
    </ul>
  )
}
