import { expect, test } from 'vitest'
import { roundPath } from '#scripts/content/notes/flowing/round-path.ts'

test('a path is rounded to tenths of a point', () => {
  expect(roundPath('M 0 0 m 12.345 6.789 l -3.333 0 c 0.11 0.22 0.33 0.44 0.96 1.04 h 2.06 v -0.94 Z')).toBe(
    'M12.3 6.8l-3.3 0c0.1 0.2 0.3 0.4 0.9 1h2.1v-0.9Z',
  )
})

test('the errors of many short lines do not add up', () => {
  const path = `M 0 0 m 0 0${' l 0.04 -0.04'.repeat(250)} Z m 1 1`
  const steps = [...roundPath(path).matchAll(/l(-?[\d.]+) ?(-?[\d.]+)/g)]
  const sum = (index: number) => steps.reduce((total, step) => total + Number(step[index]), 0)
  expect(sum(1)).toBeCloseTo(10, 6)
  expect(sum(2)).toBeCloseTo(-10, 6)
  expect(roundPath(path)).toMatch(/Zm1 1$/)
  const shape = 'l 0.44 0.44 l 0.44 0.44 Z'
  const [, first, second] = roundPath(`M 0 0 m 3.07 1.02 ${shape} m 5.55 2.22 ${shape}`).split(/[Mm][\d. ]+/)
  expect(first).toBe(second)
})

test('a command that the compiler did not write until now stops the build', () => {
  expect(() => roundPath('M 0 0 a 1 1 0 0 1 2 2')).toThrow('round-path.ts does not know')
  expect(() => roundPath('M 0 0 L 1 1')).toThrow('round-path.ts does not know')
})
