import { expect, test } from 'vitest'
import { STATS } from '#content/site/landing.ts'
import { countUp } from '#src/features/landing/count-up.ts'

test.each([
  ['10,000+', 0, '0+'],
  ['10,000+', 0.5, '8,750+'],
  ['1,000+', 0.25, '578+'],
  ['95%', 0.5, '83%'],
  ['1M+', 0.5, '0.8M+'],
  ['1M+', 0.99, '0.9M+'],
  ['10,000+', 0.99, '9,999+'],
  ['10,000+', -1, '0+'],
  ['10,000+', 2, '10,000+'],
  ['many', 0.5, 'many'],
])('%s at %d is %s', (text, progress, shown) => {
  expect(countUp(text, progress)).toBe(shown)
})

test('every figure of the band counts up without ever going back, and ends as it is written', () => {
  for (const { value } of STATS) {
    const numbers = Array.from({ length: 101 }, (_, step) => countUp(value, step / 100))
    expect(numbers.at(0)).toMatch(/^0/)
    expect(numbers.at(-1)).toBe(value)
    const counted = numbers.map((text) => Number.parseFloat(text.replaceAll(',', '')))
    expect(counted).toEqual([...counted].sort((a, b) => a - b))
    expect(Math.max(...numbers.map((text) => text.length))).toBeLessThanOrEqual(value.length + 2)
  }
})
