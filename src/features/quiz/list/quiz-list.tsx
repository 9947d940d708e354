import { lazy, type ReactNode, useRef, useState } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import { countOf } from '#domain/numbers.ts'
import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { isUnfinished } from '#domain/quiz/attempt-progress.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { filterQuizzes, type QuizSearch, sortQuizzes } from '#domain/quiz/quiz-search.ts'
import { Extra } from '#src/platform/loading/extra.tsx'
import { LaterDialog } from '#src/platform/loading/later-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { useWholeLayout } from '#src/ui/use-whole-layout.ts'
import { useAttemptMoves } from '../attempt/attempt-page.ts'
import { useAttempts } from '../attempt/use-attempts.ts'
import { QuizCard } from './quiz-card.tsx'
import { QuizFilters } from './quiz-filters.tsx'

const OutboxPanel = lazy(async () => ({ default: (await import('./outbox-panel.tsx')).OutboxPanel }))
const UnfinishedPanel = lazy(async () => ({ default: (await import('./unfinished-panel.tsx')).UnfinishedPanel }))
const OtherDevices = lazy(async () => ({ default: (await import('../attempt/other-devices.tsx')).OtherDevices }))
const QuizSettingsDialog = lazy(async () => ({
  default: (await import('../quiz-settings-dialog.tsx')).QuizSettingsDialog,
}))
const StartOverDialog = lazy(async () => ({ default: (await import('./start-over-dialog.tsx')).StartOverDialog }))

type Props = {
  userId: string
  search: QuizSearch
  onSearch: (search: QuizSearch) => void
  /** Undefined until they are loaded. */
  quizzes: readonly QuizSummary[] | undefined
  /** Shown instead of quizzes that are not loaded. */
  children?: ReactNode
}

/** Takes the focus when an attempt is left. */
export const LIST_HEADING = 'take-quiz'

const EVERYTHING: QuizSearch = {}

export function QuizList({ userId, search, onSearch, quizzes, children }: Props) {
  const { attempts } = useAttempts(userId)
  const unfinished = attempts.filter(isUnfinished)
  const { begin, open } = useAttemptMoves()
  const [isSetting, setSetting] = useState(false)
  const [startingOver, setStartingOver] = useState<QuizSummary | null>(null)
  // A text that was typed just before Show All would filter the list a moment later, so the fields start again.
  const [timesCleared, setTimesCleared] = useState(0)
  const showAll = () => {
    setTimesCleared((times) => times + 1)
    onSearch(EVERYTHING)
  }
  const shown = sortQuizzes(filterQuizzes(quizzes ?? [], search), search.sort)

  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <PageHead
        description="Timed multiple-choice quizzes and full IOE and CEE mock exams for students in Nepal, graded at once with an explanation for every answer."
        path="/quiz"
        title="Take Quiz"
      />
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h1 className="text-24 outline-none lg:text-32" id={LIST_HEADING} tabIndex={-1}>
            Take Quiz
          </h1>
          <Button
            aria-haspopup="dialog"
            className="noscript:hidden"
            icon="clock"
            kind="quiet"
            onClick={() => setSetting(true)}
            size="small"
          >
            Time and text size
          </Button>
        </div>
        <p className="text-soft max-md:hidden">Timed, graded at once, with an explanation for every answer.</p>
      </div>
      <Extra>
        {unfinished.length < attempts.length && <OutboxPanel attempts={attempts} userId={userId} />}
        {userId !== GUEST && quizzes && <OtherDevices quizzes={quizzes} userId={userId} />}
        {unfinished.length > 0 && <UnfinishedPanel attempts={unfinished} onResume={open} />}
      </Extra>
      <QuizFilters
        key={timesCleared}
        onSearch={onSearch}
        quizzes={quizzes ?? []}
        search={search}
        shown={shown.length}
        userId={userId}
      />
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
      {isSetting && (
        <LaterDialog>
          <QuizSettingsDialog onClose={() => setSetting(false)} />
        </LaterDialog>
      )}
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
