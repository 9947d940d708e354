import quizzes from '../../content/built/quizzes.json'
import { Failure } from '../../domain/failure.ts'
import type { Quiz } from '../../domain/quiz/quiz.ts'

// The only module that holds answers: the browser's code may not import it.
const bank = new Map((quizzes as Quiz[]).map((quiz) => [quiz.id, quiz]))

export function listQuizzes(): Quiz[] {
  return [...bank.values()].filter((quiz) => quiz.isActive)
}

/** @throws Failure `not-found` */
export function getQuiz(id: string): Quiz {
  const quiz = bank.get(id)
  if (!quiz) throw new Failure('not-found', 'Quiz not found.')
  return quiz
}
