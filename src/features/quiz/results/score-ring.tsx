import type { Colour } from '#domain/quiz/result-colours.ts'
import { TEXT_COLOURS } from '#src/ui/text-colours.ts'

const RADIUS = 52
const LENGTH = 2 * Math.PI * RADIUS

/** The score in percent, as text and as a ring. */
export function ScoreRing({ score, colour }: { score: number; colour: Colour }) {
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
