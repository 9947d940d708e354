import { Link } from '@tanstack/react-router'
import { formatDay } from '#domain/calendar/format-day.ts'
import type { HistoryItem } from '#domain/quiz/history-copy.ts'
import { tellExtraTime } from '#domain/quiz/quiz-settings.ts'
import { historyColour } from '#domain/quiz/result-colours.ts'
import { minutesOf } from '#domain/study/study-stats.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { TEXT_COLOURS } from '#src/ui/text-colours.ts'
import { DifficultyBadge, hueOf } from '../quiz-labels.tsx'

type Props = { items: readonly HistoryItem[] | null; isLoading: boolean; isFiltered: boolean }

export function HistoryList({ items, isLoading, isFiltered }: Props) {
  if (!items) {
    return isLoading ? (
      <Skeleton className="flex flex-col gap-2" text="Loading quiz history...">
        {['one', 'two', 'three', 'four'].map((row) => (
          <div className="card flex items-center justify-between gap-4 p-4" key={row}>
            <div className="flex grow flex-col gap-2">
              <Bone className="h-6 w-1/2" />
              <Bone className="h-5 w-2/3" />
            </div>
            <Bone className="h-8 w-14" />
          </div>
        ))}
      </Skeleton>
    ) : null
  }
  if (items.length === 0) {
    return (
      <div className="card">
        <EmptyState
          hint={
            isFiltered
              ? 'You have not taken a quiz in this subject yet. Choose another subject, or take its first quiz.'
              : 'Take your first quiz, and its result will stand here.'
          }
          icon="quiz"
          title="No quiz history found"
        >
          <LinkButton to="/dashboard/quizzes/take">Take Quiz</LinkButton>
        </EmptyState>
      </div>
    )
  }
  return (
    <ul className="flex flex-col gap-2">
      {items.map((item) => (
        <li key={item.id}>
          <HistoryRow item={item} />
        </li>
      ))}
    </ul>
  )
}

function HistoryRow({ item }: { item: HistoryItem }) {
  const extraTime = tellExtraTime(item.extraTime ?? 'none')
  return (
    <article className="card group relative flex items-center justify-between gap-4 p-4" data-hue={hueOf(item.subject)}>
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-17">
          {/* The whole card opens the review. */}
          <Link
            className="after:absolute after:inset-0 after:rounded-lg group-hover:text-accent"
            params={{ attemptId: item.attemptId ?? item.id }}
            to="/dashboard/quizzes/history/$attemptId"
          >
            {item.title}
          </Link>
        </h3>
        <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-soft">
          <span className="font-semibold text-hue">{item.subject}</span>
          <time dateTime={new Date(item.completedAt).toISOString()}>{formatDay(item.completedAt)}</time>
          <span>{`${item.totalQuestions} questions`}</span>
          <span>{item.timeSpent < 60 ? 'under 1 min' : `${minutesOf(item.timeSpent)} min`}</span>
          {extraTime && <span>{extraTime}</span>}
          <DifficultyBadge difficulty={item.difficulty} />
        </p>
      </div>
      <p className="tabular shrink-0 text-right">
        <span
          className={`block text-24 font-semibold ${TEXT_COLOURS[historyColour(item.score)]}`}
        >{`${item.score}%`}</span>
        <span className="text-13 text-soft">
          <span>{`${item.correctAnswers}/${item.totalQuestions}`}</span>
          <span className="sr-only"> correct</span>
        </span>
      </p>
    </article>
  )
}
