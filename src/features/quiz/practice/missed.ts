import type { GradedQuestion } from '#domain/quiz/grading.ts'
import { findQuestionPlace } from '#domain/quiz/question-places.ts'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import type { RunQuestion } from './question-run.tsx'

/** The questions of an attempt that were not right, to be practised. They have the ids of the bank. */
export function listMissed(quiz: PublicQuiz, graded: readonly GradedQuestion[]): RunQuestion[] {
  const missed = new Map(graded.flatMap((grade) => (grade.isCorrect ? [] : [[grade.id, grade]])))
  return quiz.questions.flatMap((question) => {
    const grade = missed.get(question.id)
    if (!grade) return []
    const place = findQuestionPlace(quiz.places, question.id)
    const { correctAnswer, explanation } = grade
    const { questionId: id = question.id, chapter = null, passage } = place ?? {}
    return { ...question, id, chapter, correctAnswer, explanation, ...(passage && { passage }) }
  })
}
