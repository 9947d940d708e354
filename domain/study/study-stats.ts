const POINTS_PER_MARK = 10
const HOUR_SECONDS = 60 * 60

/** Ten points for every mark of a right answer. A penalty lowers a score but never points, so points do not fall. */
export function pointsOf(rightMarks: number): number {
  return Math.round(rightMarks * POINTS_PER_MARK)
}

/** Hours with one decimal, from seconds. */
export function hoursOf(seconds: number): number {
  return Math.round((seconds / HOUR_SECONDS) * 10) / 10
}

/** Whole minutes of each day, rounded so that they add up to the whole minutes of all days. */
export function minutesByDay(seconds: readonly number[]): number[] {
  let soFar = 0
  return seconds.map((day) => {
    const before = minutesOf(soFar)
    soFar += day
    return minutesOf(soFar) - before
  })
}

/** Whole minutes, from seconds. */
export function minutesOf(seconds: number): number {
  return Math.round(seconds / 60)
}
