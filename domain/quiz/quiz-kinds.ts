/** From easy to hard. */
export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The series of quizzes, in the order of the selector, with their names. */
export const SERIES = [
  { value: 'class-12', label: 'Class 12' },
  { value: 'ioe', label: 'IOE Series' },
  { value: 'cee', label: 'CEE Series' },
] as const
export type Series = (typeof SERIES)[number]['value']

/** The series with this value, or null. */
export function findSeries(value: unknown): Series | null {
  return SERIES.find((series) => series.value === value)?.value ?? null
}

export function nameSeries(series: Series): string {
  return SERIES.find(({ value }) => value === series)?.label ?? series
}

/** The letters of a question's four options, in the order on the screen. */
export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const
