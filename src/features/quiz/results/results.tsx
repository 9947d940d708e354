import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { formatDay } from '#domain/calendar/format-day.ts'
import { explainPenalty } from '#domain/quiz/exam-penalty.ts'
import { findQuestionPlace } from '#domain/quiz/question-places.ts'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { tellExtraTime } from '#domain/quiz/quiz-settings.ts'
import { accuracy, sumMarksByTopic, type TopicMarks } from '#domain/quiz/result-breakdown.ts'
import { type Colour, resultColour } from '#domain/quiz/result-colours.ts'
import { resultMessage } from '#domain/quiz/result-message.ts'
import type { AttemptFacts } from '#domain/quiz/review-filters.ts'
import { Extra } from '#src/platform/loading/extra.tsx'
import { InstallOffer } from '#src/platform/offline/install-offer.tsx'
import { usePrinting } from '#src/platform/page/printing.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { TEXT_COLOURS } from '#src/ui/text-colours.ts'
import { Tile } from '#src/ui/tile.tsx'
import { formatClock } from '../format-time.ts'
import { PlayerSkeleton } from '../player/quiz-loading.tsx'
import { listMissed } from '../practice/missed.ts'
import { type GradedAttempt, ResultNotes } from './result-notes.tsx'
import { Review } from './review.tsx'

const RetryRun = lazy(async () => ({ default: (await import('../practice/retry-run.tsx')).RetryRun }))
const ExamResults = lazy(async () => ({ default: (await import('../exam/exam-results.tsx')).ExamResults }))

type Props = {
  userId: string
  attempt: GradedAttempt
  /** Undefined until the questions are loaded; the figures show without them. */
  quiz: PublicQuiz | undefined
  /** It was opened from the history. */
  isPast?: boolean
  onLeave: () => void
  onRetake: (() => void) | undefined
}

export function Results(props: Props) {
  const [isRetrying, setRetrying] = useState(false)
  const { attempt, quiz } = props
  const missed = quiz ? listMissed(quiz, attempt.result.grade.questions) : []
  if (!isRetrying) return <Overview {...props} missed={missed.length} onRetry={() => setRetrying(true)} />
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <RetryRun onEnd={() => setRetrying(false)} questions={missed} />
    </Suspense>
  )
}

type OverviewProps = Props & { missed: number; onRetry: () => void }

function Overview({ userId, attempt, quiz, isPast = false, onLeave, onRetake, missed, onRetry }: OverviewProps) {
  const { grade, timeSpent } = attempt.result
  const message = resultMessage(grade.score)
  const colour = resultColour(grade.score)

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
      <PageHead title={`${grade.score}% in ${attempt.title}`} />
      <section className="flex flex-col items-center gap-4 text-center">
        <div>
          <ResultHeading announcement={`Quiz Completed. ${grade.score}%. ${message}`} />
          <p className="text-soft">{attempt.title}</p>
        </div>
        <ScoreRing colour={colour} score={grade.score} />
        <p className={`text-20 text-balance font-semibold ${TEXT_COLOURS[colour]}`}>{message}</p>
        {isPast ? (
          <div className="text-soft">
            <p>
              {'Taken on '}
              <time dateTime={new Date(attempt.completedAt).toISOString()}>{formatDay(attempt.completedAt)}</time>
            </p>
            {attempt.extraTime !== 'none' && <p>{`${tellExtraTime(attempt.extraTime)}.`}</p>}
          </div>
        ) : (
          <ResultNotes attempt={attempt} userId={userId} />
        )}
        <dl className="grid w-full grid-cols-2 gap-3 text-left sm:grid-cols-4">
          <Tile label="Correct Answers" value={`${grade.correctAnswers}/${grade.totalQuestions}`} />
          <Tile label="Marks Earned" value={`${grade.earnedMarks}/${grade.totalMarks}`} />
          <Tile label="Accuracy" value={`${accuracy(grade)}%`} />
          <Tile label="Time Taken" value={formatClock(timeSpent)} />
        </dl>
        {quiz?.exam && <p className="text-balance text-soft">{explainPenalty(quiz.exam, grade)}</p>}
      </section>
      {(grade.questions.length === 0 || (isPast && !quiz)) && (
        <p className="text-balance text-center text-soft">
          This quiz has changed since, and its questions of that time are no longer here.
        </p>
      )}
      {quiz && grade.questions.length > 0 && (
        <>
          {quiz.exam && (
            <Extra>
              <ExamResults attempt={attempt} quiz={quiz} userId={userId} />
            </Extra>
          )}
          {missed > 0 && (
            <div className="card flex flex-wrap items-center justify-between gap-3 p-4 sm:p-6 print:hidden">
              <p className="text-soft">
                Go over them once more without a clock, with the explanation after each answer.
              </p>
              <Button icon="target" onClick={onRetry}>{`Retry the ones I missed (${missed})`}</Button>
            </div>
          )}
          <TopicBars topics={sumMarksByTopic(quiz.questions, grade.questions)} />
          <Review
            facts={factsOf(attempt, quiz)}
            findPassage={(id) => findQuestionPlace(quiz.places, id)}
            graded={grade.questions}
            questions={quiz.questions}
          />
        </>
      )}
      <InstallOffer />
      <div className="card sticky bottom-2 z-30 flex flex-wrap justify-center gap-2 p-2 shadow-float">
        <Button className="grow sm:grow-0" kind="secondary" onClick={onLeave}>
          {isPast ? 'Back' : 'Back to Quizzes'}
        </Button>
        {onRetake && (
          <Button className="grow sm:grow-0" icon="refresh" onClick={onRetake}>
            Retake Quiz
          </Button>
        )}
      </div>
    </div>
  )
}

function factsOf({ flagged, times, limit }: GradedAttempt, { totalMarks, exam }: PublicQuiz): AttemptFacts {
  return { flagged, times, limit, totalMarks, penalty: exam?.penaltyPerWrong ?? 0 }
}

/** Takes the focus when the results appear, and makes screen readers announce them. */
function ResultHeading({ announcement }: { announcement: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    heading.current?.focus()
    // Screen readers announce only changes of a live region, so it is rendered empty first.
    setSpoken(announcement)
  }, [announcement])
  return (
    <>
      <h1 className="text-24 outline-none sm:text-32" ref={heading} tabIndex={-1}>
        Quiz Completed
      </h1>
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </>
  )
}

const RADIUS = 52
const LENGTH = 2 * Math.PI * RADIUS

/** The score in percent, as text and as a ring. */
function ScoreRing({ score, colour }: { score: number; colour: Colour }) {
  return (
    <div className={`relative size-40 ${TEXT_COLOURS[colour]}`}>
      <svg aria-hidden="true" className="size-full -rotate-90" fill="none" viewBox="0 0 120 120">
        <circle className="stroke-raised" cx="60" cy="60" r={RADIUS} strokeWidth="8" />
        {score > 0 && (
          <circle
            cx="60"
            cy="60"
            r={RADIUS}
            stroke="currentColor"
            strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
            strokeLinecap="round"
            strokeWidth="8"
          />
        )}
      </svg>
      <p className="tabular absolute inset-0 flex items-center justify-center text-44 font-semibold">{`${score}%`}</p>
    </div>
  )
}

const SHOWN_AT_FIRST = 8

/** Marks by topic, the weakest first. */
function TopicBars({ topics }: { topics: readonly TopicMarks[] }) {
  const [isAsked, setAsked] = useState(false)
  const isPrinting = usePrinting()
  const isWhole = isAsked || isPrinting || topics.length <= SHOWN_AT_FIRST + 2
  return (
    <section aria-labelledby="marks-by-topic" className="card flex flex-col gap-4 p-4 sm:p-6">
      <h2 className="text-20" id="marks-by-topic">
        Marks by topic
      </h2>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {(isWhole ? topics : topics.slice(0, SHOWN_AT_FIRST)).map((sum) => (
          <TopicBar key={sum.topic} {...sum} />
        ))}
      </ul>
      {!isWhole && (
        <Button
          className="self-start"
          kind="secondary"
          onClick={() => setAsked(true)}
          size="small"
        >{`Show all ${topics.length} topics`}</Button>
      )}
    </section>
  )
}

function TopicBar({ topic, earned, total }: TopicMarks) {
  const share = total === 0 ? 0 : earned / total
  return (
    <li className={`flex flex-col gap-1 ${TEXT_COLOURS[resultColour(share * 100)]}`}>
      <p className="flex justify-between gap-4 text-ink">
        <span>{topic}</span>
        <span className="tabular shrink-0 text-soft">
          <span>{`${earned}/${total}`}</span>
          <span className="sr-only"> marks</span>
        </span>
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-current" data-fill style={{ width: `${share * 100}%` }} />
      </div>
    </li>
  )
}
