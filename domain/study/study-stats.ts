const POINTS_PER_MARK = 10
const HOUR_SECONDS = 60 * 60

/** Ten points for every mark earned in quizzes. Penalties of mock exams reduce them, but never below zero. */
export function pointsOf(marksEarned: number): number {
  return Math.max(0, Math.round(marksEarned * POINTS_PER_MARK))
}

/** Hours to one decimal, from seconds. */
export function hoursOf(seconds: number): number {
  return Math.round((seconds / HOUR_SECONDS) * 10) / 10
}

/** Whole minutes, from seconds. */
export function minutesOf(seconds: number): number {
  return Math.round(seconds / 60)
}
