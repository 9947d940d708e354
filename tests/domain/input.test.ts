import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addressOf, lineOf, listOf, paragraphsOf, recordOf } from '#domain/input.ts'

const LIMITS = { max: 10, none: 'none', long: 'long' }
const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('a text', () => {
  const line = lineOf(LIMITS)

  test('is one line, cleaned and composed', () => {
    expect(line.parse(' Ze\u0301\n\u202eb\u200b ')).toBe('Z\u00e9 b')
    expect(paragraphsOf(LIMITS).parse('Ze\u0301\r\n\u202eb\u0000')).toBe('Z\u00e9\nb')
  })

  test.each([
    ['', 'none'],
    [' \u200b ', 'none'],
    [7, 'none'],
    ['x'.repeat(11), 'long'],
    ['x'.repeat(100_000), 'long'],
    [' '.repeat(100_000), 'long'],
  ])('is refused with one message: %j', (value, message) => {
    expect(messagesOf(line, value)).toEqual([message])
  })

  test('that was short enough where it was written stays so, whatever composing makes of it', () => {
    const written = '\u095c'.repeat(LIMITS.max)
    expect(line.parse(`  ${written}  `)).toBe('\u0921\u093c'.repeat(LIMITS.max))
  })

  test('can be an address of this site', () => {
    const address = addressOf({ max: 20, none: 'none' })
    expect(address.parse('/notes/क्\u200dष\u202e')).toBe('/notes/क्\u200dष')
    for (const other of ['//evil', '/\\evil', 'https://evil', '/a\tb', '/a\u0000b'])
      expect([other, address.safeParse(other).success]).toEqual([other, false])
  })
})

test('a list is as long as it may be, and its items are as they must be', () => {
  const list = listOf(z.string('no text'), { max: 2, none: 'no list', many: 'too many' })
  expect(list.parse(['a', 'b'])).toEqual(['a', 'b'])
  expect(messagesOf(list, ['a', 'b', 'c'])).toEqual(['too many'])
  expect(messagesOf(list, 'a')).toEqual(['no list'])
  expect(messagesOf(list, [1])).toEqual(['no text'])
})

test('a record has as many names as it may have, none too long', () => {
  const record = recordOf(z.string('no text'), { max: 2, longest: 3, none: 'no record', many: 'too many' })
  expect(record.parse({ a: 'x' })).toEqual({ a: 'x' })
  expect(messagesOf(record, { a: 'x', b: 'x', c: 'x' })).toEqual(['too many'])
  expect(messagesOf(record, { abcd: 'x' })).toEqual(['too many'])
  expect(messagesOf(record, null)).toEqual(['no record'])
  expect(messagesOf(record, ['x'])).toHaveLength(1)
})
