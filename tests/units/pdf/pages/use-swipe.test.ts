import { expect, test } from 'vitest'
import { findTurn } from '#src/features/pdf/pages/use-swipe.ts'

const start = { x: 200, y: 300, at: 1000, atLeft: true, atRight: true }

test.each([
  ['to the left turns to the next page', { x: 120, y: 310, at: 1200 }, 1],
  ['to the right turns back', { x: 280, y: 290, at: 1200 }, -1],
  ['of a few pixels is a tap', { x: 170, y: 300, at: 1200 }, null],
  ['that goes more up than to the side scrolls', { x: 140, y: 200, at: 1200 }, null],
  ['that takes long selects or moves', { x: 120, y: 300, at: 2000 }, null],
])('a touch %s', (_, end, turn) => expect(findTurn(start, end)).toBe(turn))

test('a page wider than the screen is moved first', () => {
  const left = { x: 100, y: 300, at: 1200 }
  const right = { x: 300, y: 300, at: 1200 }
  expect(findTurn({ ...start, atRight: false }, left)).toBeNull()
  expect(findTurn({ ...start, atRight: false }, right)).toBe(-1)
  expect(findTurn({ ...start, atLeft: false }, right)).toBeNull()
  expect(findTurn({ ...start, atLeft: false }, left)).toBe(1)
})
