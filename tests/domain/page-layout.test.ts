import { describe, expect, test } from 'vitest'
import { currentPage, layOutPages, PAGE_GAP, pagesNear, placeAt, scaleFor, topOf } from '../../domain/page-layout.ts'

const A4 = { width: 595, height: 842 }
const sizes = Array.from({ length: 5 }, () => A4)
const layout = layOutPages(sizes, [1, 2, 3, 4, 5], 1, 0)
const step = A4.height + PAGE_GAP

describe('scale', () => {
  const view = { zoom: 100, startZoom: 100, rotation: 0, width: 2000 } as const

  test('100% is the size on paper where there is room', () => {
    expect(scaleFor(sizes, view) * A4.width).toBeCloseTo(793, 0)
  })

  test.each([100, 120])('at a start of %i% the page fits a phone', (startZoom) => {
    expect(scaleFor(sizes, { ...view, zoom: startZoom, startZoom, width: 374 }) * A4.width).toBeCloseTo(374)
  })

  test('a page on its side fits, too', () => {
    expect(scaleFor(sizes, { ...view, rotation: 90, width: 374 }) * A4.height).toBeCloseTo(374)
  })

  test('the widest page decides for all', () => {
    expect(scaleFor([A4, { width: 1190, height: 842 }], { ...view, width: 595 })).toBeCloseTo(0.5)
  })
})

describe('column', () => {
  test('pages follow each other with a gap', () => {
    expect(layout.boxes.map((box) => box.top)).toEqual([0, 1, 2, 3, 4].map((index) => PAGE_GAP + index * step))
    expect(layout.height).toBe(PAGE_GAP + 5 * step)
  })

  test('a turned page lies on its side', () => {
    expect(layOutPages(sizes, [2], 1, 270).boxes).toEqual([{ page: 2, top: PAGE_GAP, width: 842, height: 595 }])
  })

  test('a place is found again at another zoom', () => {
    const place = placeAt(layout, PAGE_GAP + 2 * step + 421)
    expect(place).toEqual({ page: 3, fraction: 0.5 })
    const zoomed = layOutPages(sizes, [1, 2, 3, 4, 5], 2, 0)
    expect(topOf(zoomed, place)).toBe(PAGE_GAP + 2 * (1684 + PAGE_GAP) + 842)
  })

  test('the beginning of a page shows the gap above it', () => {
    expect(topOf(layout, { page: 1, fraction: 0 })).toBe(0)
    expect(topOf(layout, placeAt(layout, step))).toBe(step)
  })
})

describe('view', () => {
  test('the page of which most is to be seen is the current one', () => {
    expect(currentPage(layout, { top: 0, height: 700 })).toBe(1)
    expect(currentPage(layout, { top: 400, height: 700 })).toBe(1)
    expect(currentPage(layout, { top: 600, height: 700 })).toBe(2)
  })

  test('at the end it is the last, however short', () => {
    const short = layOutPages([A4, { width: 595, height: 80 }], [1, 2], 1, 0)
    expect(currentPage(short, { top: short.height - 700, height: 700 })).toBe(2)
  })

  test('pages in view and within the margin are near', () => {
    const pages = (margin: number) => pagesNear(layout, { top: step, height: 700 }, margin).map((box) => box.page)
    expect(pages(0)).toEqual([2])
    expect(pages(700)).toEqual([1, 2, 3])
  })
})

test('a document without pages has a layout', () => {
  const empty = layOutPages([], [], 1, 0)
  expect(currentPage(empty, { top: 0, height: 700 })).toBe(1)
  expect(topOf(empty, placeAt(empty, 50))).toBe(0)
})
