import { describe, expect, test } from 'vitest'
import { doubleTapZoom, gripOf, zoomFor, zoomForWheel } from '#src/features/pdf/pages/use-pinch.ts'
import { ZOOM } from '#src/features/pdf/pdf-reading.ts'

const grip = (distance: number) => gripOf({ x: 100, y: 200 }, { x: 100 + distance, y: 200 })

test('a grip is how far the fingers are apart, and the point between them', () => {
  expect(gripOf({ x: 10, y: 20 }, { x: 40, y: 60 })).toEqual({ distance: 50, middle: { x: 25, y: 40 } })
})

describe('pinching', () => {
  test('zooms as the fingers move, between two steps, too', () => {
    expect(zoomFor(grip(100), grip(150), 120)).toBe(180)
    expect(zoomFor(grip(100), grip(55), 120)).toBeCloseTo(66)
  })

  test('stays within the smallest and the largest zoom', () => {
    expect(zoomFor(grip(100), grip(900), 120)).toBe(ZOOM.max)
    expect(zoomFor(grip(100), grip(1), 120)).toBe(ZOOM.min)
  })

  test('fingers that began on one spot do not blow it up', () => {
    expect(zoomFor(grip(0), grip(0), 120)).toBe(ZOOM.min)
  })
})

describe('the wheel', () => {
  test('away from the student is closer', () => {
    expect(zoomForWheel(100, -100)).toBeGreaterThan(110)
    expect(zoomForWheel(100, 100)).toBeLessThan(90)
    expect(zoomForWheel(100, 0)).toBe(100)
  })

  test('a fast wheel turns no further than a slow one', () => {
    expect(zoomForWheel(100, -5000)).toBe(zoomForWheel(100, -100))
  })

  test('stays within the smallest and the largest zoom', () => {
    expect(zoomForWheel(ZOOM.max - 5, -100)).toBe(ZOOM.max)
    expect(zoomForWheel(ZOOM.min + 1, 100)).toBe(ZOOM.min)
  })
})

test('two taps double the first zoom, and lead back to it from any larger one', () => {
  expect(doubleTapZoom(120, 120)).toBe(240)
  expect(doubleTapZoom(60, 120)).toBe(240)
  expect(doubleTapZoom(240, 120)).toBe(120)
  expect(doubleTapZoom(300, 120)).toBe(120)
})
