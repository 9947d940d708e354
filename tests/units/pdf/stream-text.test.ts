import { afterEach, expect, test, vi } from 'vitest'
import { streamText } from '../../../src/features/pdf/pages/stream-text.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const contentOf = (length: number) => ({ items: Array.from({ length }, (_, number) => number), lang: 'ne' })

/** The portions as an engine reads them that takes so long for each run of text. */
async function readPortions(length: number, msOfARun: (number: number) => number) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const portions: { items: number[]; lang: string }[] = []
  for await (const portion of streamText(contentOf(length))) {
    portions.push(portion)
    for (const number of portion.items) now += msOfARun(number)
  }
  return portions
}

const sizesOf = (portions: { items: number[] }[]) => portions.map(({ items }) => items.length)

test.each([0, 1, 25, 26, 1000])('a text of %i runs comes whole and in order, fast or slow', async (length) => {
  for (const ms of [0.01, 2]) {
    const portions = await readPortions(length, () => ms)
    expect(portions.flatMap(({ items }) => items)).toEqual(contentOf(length).items)
    expect(portions.every(({ lang }) => lang === 'ne')).toBe(true)
  }
})

test('portions are small on a slow machine, and grow on a fast one', async () => {
  expect(sizesOf(await readPortions(90, () => 2))).toEqual([25, 25, 25, 15])
  expect(sizesOf(await readPortions(300, () => 0.01))).toEqual([25, 50, 100, 125])
})

test('after a portion that took long, the next is small again', async () => {
  expect(sizesOf(await readPortions(250, (number) => (number >= 75 && number < 175 ? 1 : 0.01)))).toEqual([
    25, 50, 100, 25, 50,
  ])
})

test('other work of the page comes between two portions', async () => {
  const order: string[] = []
  const reader = streamText(contentOf(50)).getReader()
  order.push(String((await reader.read()).value?.items[0]))
  setTimeout(() => order.push('a press'))
  order.push(String((await reader.read()).value?.items[0]))
  expect(order).toEqual(['0', 'a press', '25'])
})
