import { lazy, memo, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { ALL_QUIZZES } from '#domain/catalogue/offline.ts'
import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { countAnswered, isElsewhere } from '#domain/quiz/attempt-progress.ts'
import { announcePenalty } from '#domain/quiz/exam-penalty.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { nameSeries } from '#domain/quiz/quiz-kinds.ts'
import { favoriteOfQuiz } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { Extra } from '#src/platform/loading/extra.tsx'
import { mayPreload } from '#src/platform/loading/may-preload.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { preloadAttempt } from '../attempt/attempt-parts.ts'
import { tellTimeLeft } from '../format-time.ts'
import { DifficultyBadge, hueOf } from '../quiz-labels.tsx'

const SaveButton = lazy(async () => ({
  default: (await import('#src/platform/offline/saved/save-button.tsx')).SaveButton,
}))

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
  const signs = useQuizAhead(quiz, card)
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
            <p className="tabular text-13 text-accent">{`Not finished${isElsewhere(unfinished) ? ' on another device' : ''}: ${countAnswered(unfinished)} of ${unfinished.totalQuestions} answered, ${tellTimeLeft(unfinished)}`}</p>
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
            <Extra fallback={<span className="size-11" />}>
              <SaveButton isCompact target={{ kind: 'quiz', subjectKey: ALL_QUIZZES, id: quiz.id }} what={quiz.title} />
            </Extra>
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

/** A student who looks at a card for this long may start its quiz. Scrolling past fetches nothing. */
const LOOKING_MS = 700

/**
 * Fetches the questions and the typesetter of their formulas while the card of a quiz is looked at or touched, so that
 * the first question shows at once after Start Quiz. Not if the browser saves data. For a visitor, whose page comes
 * without the tRPC client, looking alone is not enough. Returns the handlers of the card.
 */
function useQuizAhead(quiz: QuizSummary, card: RefObject<HTMLElement | null>) {
  const { isAuthenticated } = useAuth()
  const isAsked = useRef(false)
  const fetchNow = useCallback(() => {
    if (isAsked.current || !mayPreload()) return
    isAsked.current = true
    void preloadAttempt(quiz)
  }, [quiz])
  useEffect(() => {
    const element = card.current
    if (!element || !isAuthenticated) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = setTimeout(fetchNow, LOOKING_MS)
      },
      { threshold: 0.6 },
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [fetchNow, card, isAuthenticated])

  return { onPointerDown: fetchNow, onPointerEnter: fetchNow, onFocus: fetchNow }
}
