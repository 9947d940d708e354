import { readBuiltQuizzes } from '#tests/support/samples/built-quizzes.ts'

const quizzes = readBuiltQuizzes()

/** A new attempt at one of the quizzes, with every answer right. */
export function attemptAt(index: number) {
  const quiz = quizzes[index % quizzes.length]
  if (!quiz) throw new Error('There is no quiz.')
  return {
    attemptId: crypto.randomUUID(),
    quizId: quiz.id,
    version: quiz.version,
    answers: Object.fromEntries(quiz.questions.map(({ id, correctAnswer }) => [id, correctAnswer])),
    timeSpent: 60,
    completedAt: Date.now(),
  }
}
