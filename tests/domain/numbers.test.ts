import { expect, test } from 'vitest'
import { countOf, formatNumber, toLatinDigits } from '#domain/numbers.ts'

test.each([
  [0, 'note', undefined, '0 notes'],
  [1, 'note', undefined, '1 note'],
  [2, 'note', undefined, '2 notes'],
  [1, 'quiz', 'quizzes', '1 quiz'],
  [2, 'quiz', 'quizzes', '2 quizzes'],
])('%i of %j (%j): %s', (number, one, many, text) => {
  expect(countOf(number, one, many)).toBe(text)
})

test('writes numbers as English does', () => {
  const numbers = [0, 7, 999, 1000, 20_000, 123_456, 1_234_567, -1, -999, -45_600, 0.5, 12.25, 1234.5678, 2 / 3]
  expect(numbers.map(formatNumber)).toEqual(numbers.map((number) => number.toLocaleString('en')))
})

test('digits of Devanagari become Latin ones, and nothing else changes', () => {
  expect(toLatinDigits('०१२३४५६७८९')).toBe('0123456789')
  expect(toLatinDigits('कक्षा १२, 2082 and ٣')).toBe('कक्षा 12, 2082 and ٣')
})
