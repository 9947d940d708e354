import { expect, test } from 'vitest'
import { openCache } from '#worker/quizzes/bounded-cache.ts'

const listKnown = (cache: ReturnType<typeof openCache>) => ['a', 'b', 'c'].filter((key) => cache.find(key))

test('keeps values up to its size, and removes the least recently used one', () => {
  const cache = openCache(10)
  cache.keep('a', 'A', 4)
  cache.keep('b', 'B', 4)
  expect(cache.find('a')).toBe('A')
  cache.keep('c', 'C', 4)
  expect(listKnown(cache)).toEqual(['a', 'c'])
})

test('counts a value that is kept again once', () => {
  const cache = openCache(10)
  for (let times = 0; times < 9; times++) cache.keep('a', times, 5)
  cache.keep('b', 'B', 5)
  expect(cache.find('a')).toBe(8)
  expect(cache.find('b')).toBe('B')
})

test('does not keep what is larger than itself, nor anything for it', () => {
  const cache = openCache(10)
  cache.keep('a', 'A', 11)
  expect(listKnown(cache)).toEqual([])
  cache.keep('b', 'B', 10)
  expect(listKnown(cache)).toEqual(['b'])
})
