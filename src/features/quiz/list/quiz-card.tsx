import { memo, useId, useRef, useState } from 'react'
import { ALL_QUIZZES } from '#domain/catalogue/offline.ts'
import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { countAnswered } from '#domain/quiz/attempt-progress.ts'
import { announcePenalty } from '#domain/quiz/exam-penalty.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { nameSeries } from '#domain/quiz/quiz-kinds.ts'
import { favoriteOfQuiz } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { SaveButton } from '#src/platform/offline/saved/save-button.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { DifficultyBadge } from '../difficulty-badge.tsx'
import { formatClock } from '../format-time.ts'
import { hueOf } from '../subject-hue.ts'
import { useQuizAhead } from './use-quiz-ahead.ts'

const TAGS_SHOWN = 3

type Props = {
  quiz: QuizSummary
  unfinished: UnfinishedAttempt | null
  onStart: (quiz: QuizSummary) => Promise<void>
  onResume: (attemptId: string) => void
  onStartOver: (quiz: QuizSummary) => void
}

/** There are many cards, so each renders again only when it changes. */
export const QuizCard = memo(function QuizCard({ quiz, unfinished, onStart, onResume, onStartOver }: Props) {
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const signs = useQuizAhead(quiz.id, card)
  const [isStarting, setStarting] = useState(false)
  const start = async () => {
    setStarting(true)
    await onStart(quiz)
    setStarting(false)
  }
  const more = quiz.tags.length - TAGS_SHOWN
  return (
    <article
      aria-labelledby={titleId}
      className="card relative flex w-full flex-col gap-3 p-4"
      data-hue={hueOf(quiz.subject)}
      ref={card}
      {...signs}
    >
      <div className="flex min-h-6 flex-wrap gap-2 pr-10">
        <Badge>{nameSeries(quiz.series)}</Badge>
        <DifficultyBadge difficulty={quiz.difficulty} />
      </div>
      <FavoriteToggle className="absolute top-1 right-1" target={favoriteOfQuiz(quiz)} />
      <div>
        <p className="text-13 font-semibold text-hue">{quiz.subject}</p>
        <h2 className="text-20" id={titleId}>
          {quiz.title}
        </h2>
      </div>
      <p className="text-soft">{quiz.description}</p>
      <ul className="tabular flex flex-wrap gap-x-4 gap-y-1 text-soft">
        <Fact icon="quiz" text={`${quiz.totalQuestions} questions`} />
        <Fact icon="target" text={`${quiz.totalMarks} marks`} />
        <Fact icon="clock" text={`${quiz.timeLimit} minutes`} />
        {quiz.exam && <Fact icon="minus" text={announcePenalty(quiz.exam)} />}
      </ul>
      <ul aria-label="Tags" className="flex flex-wrap gap-x-3 text-13 text-faint">
        {quiz.tags.slice(0, TAGS_SHOWN).map((tag) => (
          <li key={tag}>{`#${tag}`}</li>
        ))}
        {more > 0 && <li>{`+${more}`}</li>}
      </ul>
      <div className="mt-auto flex flex-col gap-2 pt-1">
        {unfinished ? (
          <>
            <p className="tabular text-13 text-accent">{`Not finished: ${countAnswered(unfinished)} of ${unfinished.totalQuestions} answered, ${formatClock(unfinished.remaining)} left`}</p>
            <div className="flex flex-wrap gap-2">
              <Button aria-describedby={titleId} className="grow" onClick={() => onResume(unfinished.attemptId)}>
                Resume Quiz
              </Button>
              <Button aria-describedby={titleId} kind="quiet" onClick={() => onStartOver(quiz)}>
                Start over
              </Button>
            </div>
          </>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button aria-describedby={titleId} busy={isStarting} className="grow" kind="secondary" onClick={start}>
              Start Quiz
            </Button>
            <SaveButton isCompact target={{ kind: 'quiz', subjectKey: ALL_QUIZZES, id: quiz.id }} what={quiz.title} />
          </div>
        )}
      </div>
    </article>
  )
})

function Fact({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon className="size-4" name={icon} />
      <span>{text}</span>
    </li>
  )
}
