import { describe, expect, test } from 'vitest'
import {
  anchorAt,
  canvasPixelsFor,
  currentPage,
  densityFor,
  isInView,
  layOutPages,
  PAGE_GAP,
  pagesNear,
  SIDE_MARGIN,
  scaleFor,
  scrollFor,
} from '#src/features/pdf/pages/page-layout.ts'

const A4 = { width: 595, height: 842 }
const sizes = Array.from({ length: 5 }, () => A4)
const ALL = [1, 2, 3, 4, 5]
const VIEW = 1000
const layout = layOutPages(sizes, ALL, { scale: 1, rotation: 0, width: VIEW })
const step = A4.height + PAGE_GAP
const middle = { x: VIEW / 2, y: 0 }

describe('scale', () => {
  const view = { zoom: 100, startZoom: 100, rotation: 0, width: 2000 } as const
  const phone = 374 + 2 * SIDE_MARGIN

  test('100% is the size on paper where there is room', () => {
    expect(scaleFor(sizes, view) * A4.width).toBeCloseTo(793, 0)
  })

  test.each([100, 120])('at a start of %i% the page fits a phone', (startZoom) => {
    expect(scaleFor(sizes, { ...view, zoom: startZoom, startZoom, width: phone }) * A4.width).toBeCloseTo(374)
  })

  test('a page on its side fits, too', () => {
    expect(scaleFor(sizes, { ...view, rotation: 90, width: phone }) * A4.height).toBeCloseTo(374)
  })

  test('the widest page decides for all', () => {
    expect(scaleFor([A4, { width: 1190, height: 842 }], { ...view, width: 595 + 2 * SIDE_MARGIN })).toBeCloseTo(0.5)
  })
})

describe('column', () => {
  test('pages follow each other with a gap, in the middle of the view', () => {
    expect(layout.boxes.map((box) => box.top)).toEqual([0, 1, 2, 3, 4].map((index) => PAGE_GAP + index * step))
    expect(layout.boxes[0]?.left).toBe((VIEW - A4.width) / 2)
    expect(layout).toMatchObject({ width: VIEW, height: PAGE_GAP + 5 * step })
  })

  test('is wider than the view when its pages are', () => {
    const zoomed = layOutPages(sizes, ALL, { scale: 2, rotation: 0, width: VIEW })
    expect(zoomed.width).toBe(2 * A4.width + 2 * SIDE_MARGIN)
    expect(zoomed.boxes[0]?.left).toBe(SIDE_MARGIN)
  })

  test('a turned page is on its side', () => {
    expect(layOutPages(sizes, [2], { scale: 1, rotation: 270, width: VIEW }).boxes).toEqual([
      { page: 2, left: (VIEW - 842) / 2, top: PAGE_GAP, width: 842, height: 595 },
    ])
  })
})

describe('anchor', () => {
  const zoomed = layOutPages(sizes, ALL, { scale: 2, rotation: 0, width: VIEW })

  test('a place is found again at another zoom', () => {
    const anchor = anchorAt(layout, { x: 0, y: PAGE_GAP + 2 * step + 421 }, middle)
    expect(anchor).toEqual({ page: 3, spot: { x: 0.5, y: 0.5 }, at: middle })
    expect(scrollFor(zoomed, anchor)).toEqual({
      x: SIDE_MARGIN + 595 - VIEW / 2,
      y: PAGE_GAP + 2 * (1684 + PAGE_GAP) + 842,
    })
  })

  test('the content under the fingers stays under them', () => {
    const fingers = { x: 300, y: 250 }
    const anchor = anchorAt(layout, { x: 0, y: 900 }, fingers)
    const scroll = scrollFor(zoomed, anchor)
    expect(anchorAt(zoomed, scroll, fingers).spot.x).toBeCloseTo(anchor.spot.x)
    expect(anchorAt(zoomed, scroll, fingers).spot.y).toBeCloseTo(anchor.spot.y)
  })

  test('the beginning of a page shows the gap above it', () => {
    expect(scrollFor(layout, { page: 1, spot: { x: 0.5, y: 0 }, at: middle }).y).toBe(0)
    expect(scrollFor(layout, anchorAt(layout, { x: 0, y: step }, middle)).y).toBe(step)
  })

  test('a spot in view has room around it', () => {
    const view = { x: 0, y: step, width: VIEW, height: 700 }
    expect(isInView(layout, 2, { x: 0.5, y: 0.4 }, view)).toBe(true)
    expect(isInView(layout, 2, { x: 0.5, y: 0.01 }, view)).toBe(false)
    expect(isInView(layout, 1, { x: 0.5, y: 0.5 }, view)).toBe(false)
    expect(isInView(layout, 9, { x: 0.5, y: 0.5 }, view)).toBe(false)
  })
})

describe('view', () => {
  test('the page of which most is to be seen is the current one', () => {
    expect(currentPage(layout, { top: 0, height: 700 })).toBe(1)
    expect(currentPage(layout, { top: 400, height: 700 })).toBe(1)
    expect(currentPage(layout, { top: 600, height: 700 })).toBe(2)
  })

  test('at the end it is the last, however short', () => {
    const short = layOutPages([A4, { width: 595, height: 80 }], [1, 2], { scale: 1, rotation: 0, width: VIEW })
    expect(currentPage(short, { top: short.height - 700, height: 700 })).toBe(2)
  })

  test('pages in view and within the margin are close', () => {
    const pages = (margin: number) => pagesNear(layout, { top: step, height: 700 }, margin).map((box) => box.page)
    expect(pages(0)).toEqual([2])
    expect(pages(700)).toEqual([1, 2, 3])
  })
})

describe('density', () => {
  const screen = { density: 3, pixelsMax: 2 ** 24 }

  test('is that of the screen, twice at most', () => {
    expect(densityFor(A4, { ...screen, density: 1.5 })).toBe(1.5)
    expect(densityFor(A4, screen)).toBe(2)
  })

  test('is lower where the canvas would be too large', () => {
    const box = { width: 6000, height: 8000 }
    const density = densityFor(box, screen)
    expect(density * box.width * density * box.height).toBeCloseTo(2 ** 24)
    expect(density).toBeLessThan(1)
  })

  test('a weak phone gets a smaller canvas', () => {
    expect(canvasPixelsFor(1)).toBeLessThan(canvasPixelsFor(4))
    expect(canvasPixelsFor(undefined)).toBe(canvasPixelsFor(8))
  })
})

test('a document without pages has a layout', () => {
  const empty = layOutPages([], [], { scale: 1, rotation: 0, width: VIEW })
  expect(currentPage(empty, { top: 0, height: 700 })).toBe(1)
  expect(scrollFor(empty, anchorAt(empty, { x: 0, y: 50 }, middle))).toEqual({ x: 0, y: 0 })
})
