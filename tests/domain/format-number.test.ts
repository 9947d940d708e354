import { expect, it } from 'vitest'
import { formatNumber } from '../../domain/format-number.ts'

it('writes numbers as English does', () => {
  const numbers = [0, 7, 999, 1000, 20_000, 123_456, 1_234_567, -1, -999, -45_600, 0.5, 12.25, 1234.5678, 2 / 3]
  expect(numbers.map(formatNumber)).toEqual(numbers.map((number) => number.toLocaleString('en')))
})
