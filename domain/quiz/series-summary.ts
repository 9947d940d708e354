import type { QuizSummary } from './quiz.ts'
import { DIFFICULTIES, type Series } from './quiz-kinds.ts'

/** The facts on a series card: the number of tests, and the range of their difficulty, for example `Easy to Hard`. */
export function summarizeSeries(
  quizzes: readonly QuizSummary[],
  series: Series,
): { totalTests: number; difficulty: string } {
  const tests = quizzes.filter((quiz) => quiz.series === series)
  const levels = DIFFICULTIES.filter((level) => tests.some((quiz) => quiz.difficulty === level))
  const [easiest] = levels
  const hardest = levels.at(-1)
  return {
    totalTests: tests.length,
    difficulty: easiest === hardest ? (easiest ?? 'Not set') : `${easiest} to ${hardest}`,
  }
}
