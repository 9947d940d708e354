import { formatDay } from '#domain/calendar/format-day.ts'
import { countOf } from '#domain/numbers.ts'
import type { HistoryItem } from '#domain/quiz/history-copy.ts'
import { historyColour } from '#domain/quiz/result-colours.ts'
import { TEXT_COLOURS } from '#src/ui/text-colours.ts'
import { ChartFrame } from './chart-frame.tsx'
import { LineChart } from './line-chart.tsx'

/** The latest scores from left to right. `items` are from old to new. */
export function ScorePicture({ items }: { items: readonly HistoryItem[] }) {
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return null
  return (
    <ChartFrame
      note={
        items.length === 1 ? 'One quiz so far' : `Last ${countOf(items.length, 'quiz', 'quizzes')}, newest on the right`
      }
      table={{
        columns: ['Quiz', 'Date', 'Score'],
        rows: items.toReversed().map(({ id, title, completedAt, score }) => ({
          key: id,
          cells: [title, formatDay(completedAt), `${score}%`],
        })),
      }}
      title="Score over time"
    >
      <LineChart
        ends={[formatDay(first.completedAt), formatDay(last.completedAt)]}
        nameTick={(score) => `${score}%`}
        points={items.map(({ id, score, title, completedAt }) => ({
          key: id,
          y: score,
          text: `${title}: ${score}%, ${formatDay(completedAt)}`,
          colour: TEXT_COLOURS[historyColour(score)],
        }))}
        ticks={[0, 50, 100]}
        top={100}
      />
    </ChartFrame>
  )
}
