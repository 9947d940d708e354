import { expect, test } from 'vitest'
import { checkAnswers, clampTimeSpent } from '../../../domain/quiz/attempt.ts'
import type { Quiz } from '../../../domain/quiz/quiz.ts'

const quiz = {
  timeLimit: 20,
  questions: [{ id: 'units', options: ['metre', 'second', 'mole'] }],
} as Quiz

test.each([
  [0, 0, false],
  [59.4, 59, false],
  [1199, 1199, false],
  [1200, 1200, false],
  [1201, 1200, true],
  [1e12, 1200, true],
])('%f seconds of a quiz of 20 minutes are %i', (seconds, timeSpent, clamped) => {
  expect(clampTimeSpent(quiz, seconds)).toEqual({ timeSpent, clamped })
})

test.each([0, 1, 2])('option %i of three exists', (option) => {
  expect(() => checkAnswers(quiz, { units: option })).not.toThrow()
})

test('the option after the last one does not exist', () => {
  expect(() => checkAnswers(quiz, { units: 3 })).toThrow('There is no such option.')
})

test('a question of another quiz is refused', () => {
  expect(() => checkAnswers(quiz, { colours: 0 })).toThrow('An answer belongs to no question of this quiz.')
})
