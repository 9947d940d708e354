import { expect, test } from 'vitest'
import { progressOf } from '#src/features/note-viewer/flowing/reading-progress.ts'

test('progress is the share of the text above the lower edge of the window', () => {
  expect(progressOf(800, 2000, 800)).toBe(0)
  expect(progressOf(-200, 2000, 800)).toBe(0.5)
  expect(progressOf(-1200, 2000, 800)).toBe(1)
})

test('progress stays between nothing and all', () => {
  expect(progressOf(900, 2000, 800)).toBe(0)
  expect(progressOf(-5000, 2000, 800)).toBe(1)
  expect(progressOf(0, 0, 800)).toBe(0)
})
