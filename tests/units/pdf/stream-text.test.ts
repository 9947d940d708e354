import { afterEach, expect, test, vi } from 'vitest'
import { streamText } from '../../../src/features/pdf/pages/stream-text.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const contentOf = (length: number) => ({ items: Array.from({ length }, (_, number) => number), lang: 'ne' })

/** The portions as an engine reads them that takes so long for each run of text, and when each was shown. */
async function readPortions(length: number, msOfARun: (number: number) => number) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const portions: { items: number[]; lang: string }[] = []
  const shownAfter: number[] = []
  for await (const portion of streamText(contentOf(length), () => shownAfter.push(portions.length))) {
    portions.push(portion)
    for (const number of portion.items) now += msOfARun(number)
  }
  return { portions, shownAfter, sizes: portions.map(({ items }) => items.length) }
}

test.each([0, 1, 100, 101, 8000])('a text of %i runs comes whole and in order, fast or slow', async (length) => {
  for (const ms of [0.001, 2]) {
    const { portions, shownAfter } = await readPortions(length, () => ms)
    expect(portions.flatMap(({ items }) => items)).toEqual(contentOf(length).items)
    expect(portions.every(({ lang }) => lang === 'ne')).toBe(true)
    // Each before the next; the last one is left to whoever reads.
    expect(shownAfter).toEqual(portions.slice(1).map((_, index) => index + 1))
  }
})

test('portions are small on a slow machine, and grow on a fast one', async () => {
  expect((await readPortions(350, () => 2)).sizes).toEqual([100, 100, 100, 50])
  expect((await readPortions(1200, () => 0.001)).sizes).toEqual([100, 200, 400, 500])
})

test('after a portion that took long, the next is small again', async () => {
  const { sizes } = await readPortions(1000, (number) => (number >= 300 && number < 700 ? 1 : 0.001))
  expect(sizes).toEqual([100, 200, 400, 100, 200])
})

test('what it takes to show a portion counts as well', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const sizes: number[] = []
  const show = () => {
    now += 100
  }
  for await (const { items } of streamText(contentOf(300), show)) sizes.push(items.length)
  expect(sizes).toEqual([100, 100, 100])
})

test('other work of the page comes between two portions', async () => {
  const order: string[] = []
  const reader = streamText(contentOf(200), () => {}).getReader()
  order.push(String((await reader.read()).value?.items[0]))
  setTimeout(() => order.push('a press'))
  order.push(String((await reader.read()).value?.items[0]))
  expect(order).toEqual(['0', 'a press', '100'])
})
