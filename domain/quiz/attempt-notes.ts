import type { Attempt } from './attempt.ts'
import type { Quiz } from './quiz.ts'

/** What a device reports of an attempt besides its answers. Null if it was not reported. */
export type AttemptNotes = { flagged: string[] | null; times: Record<string, number> | null }

/** Rounding to tenths of a second can add up to this many seconds. */
const ROUNDING = 20

/**
 * The flags and times of a submission that belong to questions of the quiz. Times that add up to more than the time
 * that was spent are wrong, and none of them is kept.
 */
export function pickNotes({ questions }: Quiz, { flagged, times, timeSpent }: Attempt): AttemptNotes {
  const asked = new Set(questions.map(({ id }) => id))
  const ofQuiz = Object.entries(times ?? {}).filter(([id]) => asked.has(id))
  const rounded = ofQuiz.map(([id, seconds]) => [id, Math.round(seconds * 10) / 10] as const)
  const sum = rounded.reduce((total, [, seconds]) => total + seconds, 0)
  const isPlausible = times !== undefined && sum <= timeSpent + ROUNDING
  return {
    flagged: flagged ? [...new Set(flagged)].filter((id) => asked.has(id)) : null,
    times: isPlausible ? Object.fromEntries(rounded) : null,
  }
}
