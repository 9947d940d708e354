import { preloadDevice } from '../../../device/store/device.ts'

/** The screens of an attempt, with all that they ask the worker for. */
export const loadAttemptScreen = () => import('./attempt-screen.tsx')

/** Fetches what an attempt at a quiz needs, before it is begun. */
export async function preloadAttempt(quizId: string): Promise<void> {
  void loadAttemptScreen()
  preloadDevice()
  const { fetchQuizAhead } = await import('../player/fetch-quiz-ahead.ts')
  await fetchQuizAhead(quizId)
}
