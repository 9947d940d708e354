import type { QuizSummary } from '#domain/quiz/quiz.ts'

/** The screens of an attempt, with all their queries. */
export const loadAttemptScreen = () => import('./attempt-screen.tsx')

/** The page before a mock exam. */
export const loadInstructions = () => import('../exam/instructions-screen.tsx')

/** Fetches the code of an attempt before it is begun. */
export async function preloadAttempt({ id, exam }: QuizSummary): Promise<void> {
  void loadAttemptScreen()
  if (exam) void loadInstructions()
  const { fetchQuizAhead } = await import('../player/fetch-quiz-ahead.ts')
  await fetchQuizAhead(id)
}
