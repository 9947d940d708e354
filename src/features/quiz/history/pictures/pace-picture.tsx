import { formatDay } from '#domain/calendar/format-day.ts'
import type { HistoryItem } from '#domain/quiz/history-copy.ts'
import { type Pace, paceOf } from '#domain/quiz/progress.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { formatClock } from '../../format-time.ts'
import { ChartFrame } from './chart-frame.tsx'
import { LineChart } from './line-chart.tsx'

type Props = { items: readonly HistoryItem[]; quizzes: readonly QuizSummary[] }

/** The time for a question in the latest quizzes, against the time that one has for it. `items` are from old to new. */
export function PacePicture({ items, quizzes }: Props) {
  const paces = items.map((item) => ({ item, ...paceOf(item, quizzes) }))
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return null
  const longest = Math.max(30, ...paces.flatMap(({ seconds, allowed }) => [seconds, allowed ?? 0]))
  // Whole half minutes, so that the heights have short names.
  const top = Math.ceil(longest / 30) * 30
  return (
    <ChartFrame
      note="Each dot is a quiz; the dashed line is the time that one has"
      table={{
        columns: ['Quiz', 'Date', 'For a question', 'One has'],
        rows: paces.toReversed().map(({ item, seconds, allowed }) => ({
          key: item.id,
          cells: [
            item.title,
            formatDay(item.completedAt),
            formatClock(seconds),
            allowed === null ? 'not known' : formatClock(allowed),
          ],
        })),
      }}
      title="Time for a question"
    >
      <LineChart
        ends={[formatDay(first.completedAt), formatDay(last.completedAt)]}
        limits={paces.map(({ allowed }) => allowed)}
        nameTick={formatClock}
        points={paces.map(({ item, seconds, allowed }) => ({
          key: item.id,
          y: seconds,
          text: `${item.title}: ${describePace({ seconds, allowed })}`,
          colour: allowed !== null && seconds > allowed ? 'text-orange' : 'text-green',
        }))}
        ticks={[0, top / 2, top]}
        top={top}
      />
    </ChartFrame>
  )
}

function describePace({ seconds, allowed }: Pace): string {
  return allowed === null ? formatClock(seconds) : `${formatClock(seconds)} of ${formatClock(allowed)}`
}
