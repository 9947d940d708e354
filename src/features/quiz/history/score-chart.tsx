import { formatDay } from '#domain/calendar/format-day.ts'
import type { HistoryItem } from '#domain/quiz/history-copy.ts'
import { historyColour } from '#domain/quiz/result-colours.ts'
import { TEXT_COLOURS } from '#src/ui/text-colours.ts'

const SHOWN = 20
const WIDTH = 720
const HEIGHT = 160
const EDGE = 10
const LINES = [0, 50, 100]

const yOf = (score: number) => EDGE + (HEIGHT - 2 * EDGE) * (1 - score / 100)

/** The latest scores from left to right. A point shows its score on hover; screen readers get all scores as text. */
export function ScoreChart({ items }: { items: readonly HistoryItem[] }) {
  const points = [...items].sort((a, b) => a.timestamp - b.timestamp).slice(-SHOWN)
  const step = (WIDTH - 2 * EDGE) / (points.length - 1)
  const xOf = (index: number) => EDGE + step * index
  const line = points.map(({ score }, index) => `${xOf(index)},${yOf(score)}`).join(' ')

  return (
    <figure className="card flex flex-col gap-2 p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-17 font-semibold">Score over time</span>
        <span className="text-13 text-soft">{`Last ${points.length} quizzes, newest on the right`}</span>
      </figcaption>
      <div className="flex gap-2">
        <ul aria-hidden="true" className="tabular flex flex-col-reverse justify-between text-right text-13 text-faint">
          {LINES.map((score) => (
            <li className="leading-5" key={score}>
              {`${score}%`}
            </li>
          ))}
        </ul>
        <svg
          aria-label={`Scores, oldest first: ${points.map((item) => `${item.title} ${item.score}%`).join(', ')}.`}
          className="h-24 min-w-0 grow overflow-visible"
          fill="none"
          preserveAspectRatio="none"
          role="img"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        >
          {LINES.map((score) => (
            <path
              className="stroke-line"
              d={`M0 ${yOf(score)}H${WIDTH}`}
              key={score}
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <polyline
            className="stroke-strong"
            points={line}
            strokeLinejoin="round"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          {points.map((item, index) => (
            <path
              className={TEXT_COLOURS[historyColour(item.score)]}
              d={`M${xOf(index)} ${yOf(item.score)}h0`}
              key={item.id}
              stroke="currentColor"
              strokeLinecap="round"
              strokeWidth="10"
              vectorEffect="non-scaling-stroke"
            >
              <title>{`${item.title}: ${item.score}%, ${formatDay(item.completedAt)}`}</title>
            </path>
          ))}
        </svg>
      </div>
    </figure>
  )
}
