import { describe, expect, test } from 'vitest'
import { type PdfAction, type PdfReading, readPageJump, readPdf, startReading } from '#src/features/pdf/pdf-reading.ts'

const opened = (pageCount = 12) => readPdf(startReading('public', 1), { type: 'open', pageCount })
const readOn = (reading: PdfReading, ...actions: PdfAction[]) => actions.reduce(readPdf, reading)

describe('zoom', () => {
  test('starts at 120% in public and 100% in the dashboard', () => {
    expect(startReading('public', 1).zoom).toBe(120)
    expect(startReading('dashboard', 1).zoom).toBe(100)
  })

  test('goes in steps of 20% from 40% to 300%', () => {
    const zoomIn: PdfAction = { type: 'zoom', direction: 1 }
    const zoomOut: PdfAction = { type: 'zoom', direction: -1 }
    expect(readPdf(opened(), zoomIn).zoom).toBe(140)
    expect(readOn(opened(), ...Array(30).fill(zoomIn)).zoom).toBe(300)
    expect(readOn(opened(), ...Array(30).fill(zoomOut)).zoom).toBe(40)
  })
})

test.each([
  ['public', 120],
  ['dashboard', 100],
] as const)('the zoom of the %s reader is reset to the one that it started with', (variant, zoom) => {
  const zoomed = readPdf(startReading(variant, 1), { type: 'zoom-to', zoom: 77 })
  expect(readPdf(zoomed, { type: 'reset-zoom' }).zoom).toBe(zoom)
})

describe('zoom by the fingers', () => {
  const zoomTo = (zoom: number) => readPdf(opened(), { type: 'zoom-to', zoom })

  test('is any whole percentage within the bounds', () => {
    expect(zoomTo(137.4).zoom).toBe(137)
    expect(zoomTo(12).zoom).toBe(40)
    expect(zoomTo(900).zoom).toBe(300)
  })

  test('buttons continue from it to the next step', () => {
    expect(readPdf(zoomTo(137), { type: 'zoom', direction: 1 }).zoom).toBe(140)
    expect(readPdf(zoomTo(137), { type: 'zoom', direction: -1 }).zoom).toBe(120)
  })
})

test('four turns are none', () => {
  const turn: PdfAction = { type: 'rotate' }
  expect(readPdf(opened(), turn).rotation).toBe(90)
  expect(readOn(opened(), turn, turn, turn, turn).rotation).toBe(0)
})

describe('pages', () => {
  test('stay inside the document', () => {
    expect(readPdf(opened(), { type: 'go-to', page: 0 }).page).toBe(1)
    expect(readPdf(opened(), { type: 'go-to', page: 13 }).page).toBe(12)
  })

  test('where to open is kept until the page count is known', () => {
    const reading = readOn(startReading('public', 1), { type: 'go-to', page: 9 }, { type: 'open', pageCount: 5 })
    expect(reading).toMatchObject({ page: 5, goal: { page: 5 } })
  })

  test('scrolling changes the page, not the goal', () => {
    const before = opened()
    const reading = readPdf(before, { type: 'scroll-to', page: 3 })
    expect(reading.page).toBe(3)
    expect(reading.goal).toBe(before.goal)
  })

  test('a spot is opened on its own page, not on a substitute', () => {
    const spot = { x: 0.5, y: 0.25 }
    expect(readPdf(opened(), { type: 'go-to', page: 4, spot }).goal).toEqual({ page: 4, spot })
    expect(readPdf(opened(), { type: 'go-to', page: 40, spot }).goal).toEqual({ page: 12 })
  })

  test('the other mode begins where the student is', () => {
    const reading = readOn(opened(), { type: 'scroll-to', page: 7 }, { type: 'show', mode: 'single' })
    expect(reading).toMatchObject({ mode: 'single', page: 7, goal: { page: 7 } })
  })
})

describe('page jump', () => {
  test.each([
    ['1', 1],
    ['12', 12],
    [' 7 ', 7],
    ['७', 7],
    ['१2', 12],
  ])('takes %j', (text, page) => expect(readPageJump(text, 12)).toBe(page))

  test.each(['', '0', '13', '-1', '2.5', '1e1', 'abc', '7 8', '१३', '०', '٣'])('ignores %j', (text) => {
    expect(readPageJump(text, 12)).toBeNull()
  })
})
