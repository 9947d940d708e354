/** The screens of an attempt, with all their queries. */
export const loadAttemptScreen = () => import('./attempt-screen.tsx')

/** Fetches the code of an attempt before it is begun. */
export async function preloadAttempt(quizId: string): Promise<void> {
  void loadAttemptScreen()
  const { fetchQuizAhead } = await import('../player/fetch-quiz-ahead.ts')
  await fetchQuizAhead(quizId)
}
