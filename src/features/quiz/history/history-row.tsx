import { formatDay } from '#domain/calendar/format-day.ts'
import type { HistoryItem } from '#domain/quiz/history-copy.ts'
import { historyColour } from '#domain/quiz/result-colours.ts'
import { minutesOf } from '#domain/study/study-stats.ts'
import { TEXT_COLOURS } from '#src/ui/text-colours.ts'
import { DifficultyBadge } from '../difficulty-badge.tsx'
import { hueOf } from '../subject-hue.ts'

export function HistoryRow({ item }: { item: HistoryItem }) {
  return (
    <article className="card flex items-center justify-between gap-4 p-4" data-hue={hueOf(item.subject)}>
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-17">{item.title}</h3>
        <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-soft">
          <span className="font-semibold text-hue">{item.subject}</span>
          <time dateTime={new Date(item.completedAt).toISOString()}>{formatDay(item.completedAt)}</time>
          <span>{`${item.totalQuestions} questions`}</span>
          <span>{item.timeSpent < 60 ? 'under 1 min' : `${minutesOf(item.timeSpent)} min`}</span>
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
