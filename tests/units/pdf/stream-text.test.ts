import { afterEach, expect, test, vi } from 'vitest'
import { streamText } from '#src/features/pdf/pages/stream-text.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

type Item = { str: string } | { type: string }

const runs = (length: number): Item[] => Array.from({ length }, (_, number) => ({ str: String(number) }))
const contentOf = (length: number) => ({ items: runs(length), lang: 'ne' })

/** The portions as they are read by an engine that takes this long for each run of text, with the times of showing. */
async function readPortions(length: number, msOfARun: (number: number) => number) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const portions: { items: Item[]; lang: string }[] = []
  const shownAfter: number[] = []
  for await (const portion of streamText(contentOf(length), () => shownAfter.push(portions.length))) {
    portions.push(portion)
    for (const item of portion.items) if ('str' in item) now += msOfARun(Number(item.str))
  }
  return { portions, shownAfter, sizes: portions.map(({ items }) => items.length) }
}

test.each([0, 1, 200, 201, 8000])('a text of %i runs comes whole and in order, fast or slow', async (length) => {
  for (const ms of [0.001, 2]) {
    const { portions, shownAfter } = await readPortions(length, () => ms)
    expect(portions.flatMap(({ items }) => items)).toEqual(contentOf(length).items)
    expect(portions.every(({ lang }) => lang === 'ne')).toBe(true)
    // Each before the next; the last one is left to the reader of the stream.
    expect(shownAfter).toEqual(portions.slice(1).map((_, index) => index + 1))
  }
})

test('portions are small on a slow machine, and grow on a fast one', async () => {
  expect((await readPortions(700, () => 2)).sizes).toEqual([200, 200, 200, 100])
  expect((await readPortions(2400, () => 0.001)).sizes).toEqual([200, 400, 800, 1000])
})

test('after a portion that took long, the next is small again', async () => {
  const { sizes } = await readPortions(2000, (number) => (number >= 600 && number < 1400 ? 1 : 0.001))
  expect(sizes).toEqual([200, 400, 800, 200, 400])
})

test('the time of showing a portion counts as well', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const sizes: number[] = []
  const show = () => {
    now += 100
  }
  for await (const { items } of streamText(contentOf(600), show)) sizes.push(items.length)
  expect(sizes).toEqual([200, 200, 200])
})

test('marked content is not cut, however it is nested', async () => {
  const begin = { type: 'beginMarkedContentProps' }
  const end = { type: 'endMarkedContent' }
  const figure = [begin, ...runs(150), { type: 'beginMarkedContent' }, ...runs(60), end, ...runs(10), end]
  const items = [...figure, ...runs(500)]
  const sizes: number[] = []
  vi.spyOn(performance, 'now').mockImplementation(() => 1000 * sizes.length)
  for await (const portion of streamText({ items }, () => {})) sizes.push(portion.items.length)
  expect(sizes).toEqual([figure.length, 200, 200, 100])
})

test('other work of the page comes between two portions', async () => {
  const order: string[] = []
  const reader = streamText(contentOf(400), () => {}).getReader()
  const read = async () => order.push(JSON.stringify((await reader.read()).value?.items[0]))
  await read()
  setTimeout(() => order.push('a press'))
  await read()
  expect(order).toEqual(['{"str":"0"}', 'a press', '{"str":"200"}'])
})
