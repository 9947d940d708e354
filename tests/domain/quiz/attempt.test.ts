import { expect, test } from 'vitest'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { Attempt } from '#domain/quiz/attempt.ts'
import { clampTimeSpent, resolveAnswers } from '#domain/quiz/grading.ts'
import type { Quiz } from '#domain/quiz/quiz.ts'

const quiz = {
  timeLimit: 20,
  questions: [{ id: 'units', options: ['metre', 'second', 'mole'].map((text) => ({ id: text.slice(0, 2), text })) }],
} as unknown as Quiz

test.each([
  [0, 0, false],
  [59.4, 59, false],
  [1199, 1199, false],
  [1200, 1200, false],
  [1201, 1200, true],
  [1e12, 1200, true],
])('%f seconds of a quiz of 20 minutes are %i', (seconds, timeSpent, clamped) => {
  expect(clampTimeSpent(quiz, seconds, 'none')).toEqual({ timeSpent, clamped })
})

test.each([
  ['me', 'me'],
  ['mo', 'mo'],
  ['0', 'me'],
  ['2', 'mo'],
])('the answer %s names the option %s', (answer, id) => {
  expect(resolveAnswers(quiz, { units: answer })).toEqual({ units: id })
})

test.each(['3', '-1', '0.5', '', 'kg', 'metre'])('there is no option %j', (answer) => {
  expect(() => resolveAnswers(quiz, { units: answer })).toThrow(ATTEMPT_MESSAGES.unknownOption)
})

test('a question of another quiz is refused', () => {
  expect(() => resolveAnswers(quiz, { colours: 'me' })).toThrow(ATTEMPT_MESSAGES.unknownQuestion)
})

test('an attempt from before quizzes had versions is of the first one, and its answers are indexes', () => {
  const attempt = { attemptId: '0b7a2e52-1c1f-4f39-9f0c-3d2f6d1f4a11', quizId: 'q', timeSpent: 1, completedAt: 1 }
  expect(Attempt.parse({ ...attempt, answers: { units: 2 } })).toEqual({
    ...attempt,
    version: 'first',
    answers: { units: '2' },
  })
})

test('the texts about an attempt', () => {
  expect(ATTEMPT_MESSAGES).toEqual({
    noQuiz: 'Quiz not found.',
    unknownVersion: 'This version of the quiz is no longer known. Please begin the quiz again.',
    noAttempt: 'This attempt is not in your history.',
    unknownQuestion: 'An answer belongs to no question of this quiz.',
    unknownOption: 'There is no such option.',
    tooManySaved: 'Too many quizzes were saved in the last hour. Please go on later: what is saved stays.',
    tooMany: 'Too many quizzes were submitted in the last hour. This one is kept and sent again later.',
  })
})
