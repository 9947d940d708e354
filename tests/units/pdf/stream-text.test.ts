import { expect, test } from 'vitest'
import { streamText } from '../../../src/features/pdf/pages/stream-text.ts'

const contentOf = (length: number) => ({ items: Array.from({ length }, (_, number) => number), lang: 'ne' })

async function readPortions(length: number) {
  const portions: { items: number[]; lang: string }[] = []
  for await (const portion of streamText(contentOf(length))) portions.push(portion)
  return portions
}

test.each([0, 1, 25, 26, 1000])('a text of %i runs comes whole, in order and in small portions', async (length) => {
  const portions = await readPortions(length)
  expect(portions.flatMap(({ items }) => items)).toEqual(contentOf(length).items)
  expect(Math.max(...portions.map(({ items }) => items.length))).toBeLessThanOrEqual(25)
  expect(portions.every(({ lang }) => lang === 'ne')).toBe(true)
})

test('other work of the page comes between two portions', async () => {
  const order: string[] = []
  const reader = streamText(contentOf(50)).getReader()
  order.push(String((await reader.read()).value?.items.length))
  setTimeout(() => order.push('a press'))
  order.push(String((await reader.read()).value?.items.length))
  expect(order).toEqual(['25', 'a press', '25'])
})
