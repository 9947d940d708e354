import quizzes from '../../content/built/quizzes.json'
import type { Attempt } from '../../domain/quiz/attempt.ts'
import type { Quiz } from '../../domain/quiz/quiz.ts'

function getQuiz(id: string): Quiz {
  const found = (quizzes as Quiz[]).find((quiz) => quiz.id === id)
  if (!found) throw new Error(`The content holds no quiz ${id}.`)
  return found
}

/** A real quiz of the bank, with its answers. */
export const quiz = getQuiz('class-12-physics-mechanics')

/** A real mock exam: wrong answers cost marks. */
export const mock = getQuiz('ioe-mock-1')
export const longestMock = getQuiz('cee-mock-1')

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
