import quizzes from '../../content/built/quizzes.json'
import type { Attempt } from '../../domain/attempt.ts'
import type { Quiz } from '../../domain/quiz.ts'

const [first] = quizzes as Quiz[]
if (!first) throw new Error('The content holds no quiz.')

/** A real quiz of the bank, with its answers. */
export const quiz: Quiz = first

/** An attempt with every answer right, but for those that are given. */
export function attemptOf(changes: Partial<Attempt> = {}): Attempt {
  return {
    attemptId: crypto.randomUUID(),
    quizId: quiz.id,
    answers: Object.fromEntries(quiz.questions.map((question) => [question.id, question.correctAnswer])),
    timeSpent: 600,
    completedAt: Date.now(),
    ...changes,
  }
}

/** Right answers to the first `count` questions, none to the others. */
export function rightAnswers(count: number): Attempt['answers'] {
  return Object.fromEntries(quiz.questions.slice(0, count).map((question) => [question.id, question.correctAnswer]))
}
