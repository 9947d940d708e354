import { expect, test } from 'vitest'
import { NO_DATABASE, NO_QUIZZES, SOMETHING_WENT_WRONG } from '#domain/failure.ts'

test('the message when the worker cannot answer', () => {
  expect(SOMETHING_WENT_WRONG).toBe('Something went wrong. Please try again later.')
  expect(NO_DATABASE).toBe('We cannot reach the database right now. Please try again in a moment.')
  expect(NO_QUIZZES).toBe('We cannot load the quizzes right now. Please try again in a moment.')
})
