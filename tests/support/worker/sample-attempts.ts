import ceeMock from '#content/built/api/bank/quizzes/cee-mock-1.json'
import mechanics from '#content/built/api/bank/quizzes/class-12-physics-mechanics.json'
import builtIoeMock from '#content/built/api/bank/quizzes/ioe-mock-1.json'
import type { Answers } from '#domain/quiz/answers.ts'
import type { AttemptInput } from '#domain/quiz/attempt.ts'
import type { Question, Quiz } from '#domain/quiz/quiz.ts'

/** A real quiz of the bank, with its answers. */
export const quiz = mechanics.today as Quiz

/** A real mock exam: wrong answers cost marks. */
export const ioeMock = builtIoeMock.today as Quiz
export const longestMock = ceeMock.today as Quiz

/** An attempt with every answer right, except for the given ones. */
export function attemptOf(changes: Partial<AttemptInput> = {}): AttemptInput {
  return {
    attemptId: crypto.randomUUID(),
    quizId: quiz.id,
    version: [quiz, ioeMock, longestMock].find(({ id }) => id === (changes.quizId ?? quiz.id))?.version,
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

/** A wrong option of the question. */
export function wrongOption({ options, correctAnswer }: Question): string {
  return options.find(({ id }) => id !== correctAnswer)?.id ?? ''
}
