import { expect, test } from 'vitest'
import { countOf } from '../../domain/plural.ts'

test.each([
  [0, 'note', undefined, '0 notes'],
  [1, 'note', undefined, '1 note'],
  [2, 'note', undefined, '2 notes'],
  [1, 'quiz', 'quizzes', '1 quiz'],
  [2, 'quiz', 'quizzes', '2 quizzes'],
])('%i of %j (%j): %s', (number, one, many, text) => {
  expect(countOf(number, one, many)).toBe(text)
})
