import { describe, expect, test } from 'vitest'
import { cycleIndex, decideSwipe, measureVelocity } from '#src/features/landing/carousel.ts'

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 0],
  [2, -1, 1],
  [0, -1, 2],
])('of three slides, slide %d and a step of %d make slide %d', (index, step, slide) => {
  expect(cycleIndex(index, step, 3)).toBe(slide)
})

describe('a drag', () => {
  test('to the left calls the next slide, to the right the one before', () => {
    expect(decideSwipe(-120, -400)).toBe(1)
    expect(decideSwipe(120, 400)).toBe(-1)
  })

  test('is a swipe only beyond 10000 px times px per second', () => {
    expect(decideSwipe(-100, -100)).toBe(0)
    expect(decideSwipe(-100, -100.1)).toBe(1)
    expect(decideSwipe(20, 499)).toBe(0)
    expect(decideSwipe(20, 501)).toBe(-1)
  })

  test('that goes back at its end is no swipe, however fast', () => {
    expect(decideSwipe(-200, 3_000)).toBe(0)
    expect(decideSwipe(200, -3_000)).toBe(0)
  })
})

describe('the velocity', () => {
  test('is that of the last tenth of a second', () => {
    const trail = [
      { x: 0, at: 0 },
      { x: 10, at: 500 },
      { x: 60, at: 550 },
      { x: 110, at: 600 },
    ]
    expect(measureVelocity(trail)).toBe(1_000)
    expect(measureVelocity(trail.map(({ x, at }) => ({ x: -x, at })))).toBe(-1_000)
  })

  test('is none for a pointer that rested, has not moved, or was never there', () => {
    expect(
      measureVelocity([
        { x: 0, at: 0 },
        { x: 200, at: 50 },
        { x: 200, at: 400 },
      ]),
    ).toBe(0)
    expect(measureVelocity([{ x: 5, at: 5 }])).toBe(0)
    expect(measureVelocity([])).toBe(0)
  })

  test('of two places at one instant is none, not endless', () => {
    expect(
      measureVelocity([
        { x: 0, at: 7 },
        { x: 9, at: 7 },
      ]),
    ).toBe(0)
  })
})
