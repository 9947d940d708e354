import quizzes from '../../content/built/quizzes.json'
import type { Answers } from '../../domain/quiz/answers.ts'
import type { AttemptInput } from '../../domain/quiz/attempt.ts'
import type { Question, Quiz } from '../../domain/quiz/quiz.ts'

const findQuiz = (id: string) => (quizzes as Quiz[]).find((quiz) => quiz.id === id)

function getQuiz(id: string): Quiz {
  const found = findQuiz(id)
  if (!found) throw new Error(`The content holds no quiz ${id}.`)
  return found
}

/** A real quiz of the bank, with its answers. */
export const quiz = getQuiz('class-12-physics-mechanics')

/** A real mock exam: wrong answers cost marks. */
export const mock = getQuiz('ioe-mock-1')
export const longestMock = getQuiz('cee-mock-1')

/** An attempt with every answer right, but for those that are given. */
export function attemptOf(changes: Partial<AttemptInput> = {}): AttemptInput {
  return {
    attemptId: crypto.randomUUID(),
    quizId: quiz.id,
    version: findQuiz(changes.quizId ?? quiz.id)?.version,
    answers: Object.fromEntries(quiz.questions.map((question) => [question.id, question.correctAnswer])),
    timeSpent: 600,
    completedAt: Date.now(),
    ...changes,
  }
}

/** Right answers to the first `count` questions, none to the others. */
export function rightAnswers(count: number): Answers {
  return Object.fromEntries(quiz.questions.slice(0, count).map((question) => [question.id, question.correctAnswer]))
}

/** An option of the question that is wrong. */
export function wrongOption({ options, correctAnswer }: Question): string {
  return options.find(({ id }) => id !== correctAnswer)?.id ?? ''
}
