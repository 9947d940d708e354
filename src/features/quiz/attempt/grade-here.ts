import type { FinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { clampTimeSpent, gradeQuiz, resolveAnswers } from '#domain/quiz/grading.ts'
import { openKey } from '#domain/quiz/sealed-key.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { readCachedQuiz } from '#src/platform/device/store/quiz-cache.ts'
import { tellAttempt } from './attempts.ts'

/**
 * Grades an attempt that was handed in by the key that was saved with its quiz, so that the result shows without a line. The
 * worker grades it again, and its grade counts. Without a saved key nothing happens.
 */
export async function gradeHere(userId: string, attempt: FinishedAttempt): Promise<void> {
  const { attemptId, quizId, version, answers, timeSpent } = attempt
  const saved = version === null ? null : await readCachedQuiz(deviceStore(), quizId, version)
  if (!saved?.sealed) return
  const quiz = await openKey(saved.quiz, saved.sealed)
  const grade = gradeQuiz(quiz, resolveAnswers(quiz, answers))
  const time = clampTimeSpent(quiz, timeSpent)
  const result = { grade, timeSpent: time.timeSpent, timeSpentClamped: time.clamped }
  await tellAttempt(userId, attemptId, { type: 'grade', result })
}
