import { expect, test } from 'vitest'
import { percentAbove } from '#src/platform/visit/text-progress.ts'

test.each([
  ['below the screen', { top: 900, height: 2000 }, 0],
  ['as it was opened', { top: 100, height: 2000 }, 35],
  ['in the middle', { top: -700, height: 2000 }, 75],
  ['at its end', { top: -1200, height: 2000 }, 100],
  ['scrolled past', { top: -4000, height: 2000 }, 100],
  ['shorter than the screen', { top: 100, height: 300 }, 100],
  ['without height', { top: 0, height: 0 }, 0],
])('a text %s', (_, box, percent) => {
  expect(percentAbove(800, box)).toBe(percent)
})
