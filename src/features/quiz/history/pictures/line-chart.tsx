import { scaleLinear } from 'd3-scale'
import { type CurveFactory, curveLinear, curveStep, line } from 'd3-shape'

const WIDTH = 720
const HEIGHT = 160
const EDGE = 12

/** A point with the words for a pointer that rests on it. Without a height the line has a gap. */
export type ChartPoint = { key: string; y: number | null; text: string; colour?: string }

type Props = {
  /** From left to right, at equal distances. */
  points: readonly ChartPoint[]
  /** What the points are compared with, at the same places. */
  limits?: readonly (number | null)[]
  top: number
  /** The heights that are named on the left. */
  ticks: readonly number[]
  nameTick: (height: number) => string
  /** The words below the first and the last point. */
  ends: readonly [string, string]
}

/** A line with its points. It stretches to the width of the page, so its words are not a part of the drawing. */
export function LineChart({ points, limits, top, ticks, nameTick, ends }: Props) {
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [EDGE, WIDTH - EDGE])
  const y = scaleLinear([0, top], [HEIGHT - EDGE, EDGE])
  const xOf = (index: number) => x(points.length === 1 ? 0.5 : index)
  const draw = (heights: readonly (number | null)[], curve: CurveFactory) =>
    line<number | null>()
      .defined((height) => height !== null)
      .x((_, index) => xOf(index))
      .y((height) => y(height ?? 0))
      .curve(curve)(heights) ?? ''
  return (
    <div aria-hidden="true" className="flex gap-2">
      <ul className="tabular relative h-24 w-14 shrink-0 text-right text-13 text-faint">
        {ticks.map((height) => (
          <li
            className="absolute right-0 -translate-y-1/2"
            key={height}
            style={{ top: `${(y(height) / HEIGHT) * 100}%` }}
          >
            {nameTick(height)}
          </li>
        ))}
      </ul>
      <div className="flex min-w-0 grow flex-col gap-1">
        <svg
          aria-hidden="true"
          className="h-24 w-full overflow-visible"
          fill="none"
          preserveAspectRatio="none"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        >
          {ticks.map((height) => (
            <path
              className="stroke-line"
              d={`M0 ${y(height)}H${WIDTH}`}
              key={height}
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {limits && (
            <path
              className="stroke-strong"
              d={draw(limits, curveStep)}
              strokeDasharray="6 5"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <path
            className="stroke-strong"
            d={draw(
              points.map((point) => point.y),
              curveLinear,
            )}
            strokeLinejoin="round"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          {points.map(({ key, y: height, text, colour = 'text-accent' }, index) =>
            height === null ? null : (
              <path
                className={colour}
                d={`M${xOf(index)} ${y(height)}h0`}
                key={key}
                stroke="currentColor"
                strokeLinecap="round"
                strokeWidth="10"
                vectorEffect="non-scaling-stroke"
              >
                <title>{text}</title>
              </path>
            ),
          )}
        </svg>
        <p className="tabular flex justify-between gap-4 text-13 text-faint">
          {points.length > 1 ? (
            ends.map((end, index) => <span key={index === 0 ? 'first' : 'last'}>{end}</span>)
          ) : (
            <span className="grow text-center">{ends[0]}</span>
          )}
        </p>
      </div>
    </div>
  )
}
