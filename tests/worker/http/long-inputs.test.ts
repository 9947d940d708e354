import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { callsOfEveryProcedure } from '#tests/support/worker/every-procedure.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { listFields, type TextField, withValue } from '#tests/support/worker/text-fields.ts'
import { appRouter } from '#worker/router.ts'

const LONG = 100_000
/** The most characters that a pattern may be given: more than any field except these has before it is cleaned. */
const SEEN_MAX = 8_000
const SEEN_MAX_BY_FIELD: Record<string, number> = {
  'contact.send message': 70_000,
  // A picture has a million characters, and its pattern reads each once.
  'profile.setAvatar image': LONG + 100,
}

const KINDS = {
  'digits and an x': `${'9'.repeat(LONG)}x`,
  spaces: `x${' '.repeat(LONG)}x`,
  'at signs and dots': `a@${'a.'.repeat(LONG / 2)}@`,
  'letters with marks and joiners': '\u0915\u094d\u200d'.repeat(LONG / 3),
  'slashes and hyphens': `/${'-/'.repeat(LONG / 2)}\\`,
}

/** Their texts are choices from a list, which no pattern reads. */
const CHOICES_ALONE = ['preferences.setQuizSettings']

const calls = callsOfEveryProcedure('asha@example.com', attemptOf().quizId)
const nameOf = ({ procedure, path }: TextField) => `${procedure} ${path.join('.')}`
const parse = ({ procedure, path, schema }: TextField, value: unknown) =>
  safeParse(schema, withValue(calls[procedure]?.input, path, value))

/** A pattern without a loop reads each character at most as often as it has places, whatever is around it. */
const hasLoop = ({ source }: RegExp) => ['*', '+', ',}'].some((loop) => source.includes(loop))

/** The length of the longest text that any pattern with a loop was given, in any way. */
let seen = 0
const METHODS = ['exec', 'test', Symbol.replace, Symbol.match, Symbol.matchAll, Symbol.search, Symbol.split] as const
const originals = METHODS.map((method) => Object.getOwnPropertyDescriptor(RegExp.prototype, method))

beforeEach(() => {
  seen = 0
  for (const [at, method] of METHODS.entries()) {
    const original = originals[at]?.value
    Object.defineProperty(RegExp.prototype, method, {
      ...originals[at],
      value(this: RegExp, text: string, ...rest: unknown[]) {
        if (hasLoop(this)) seen = Math.max(seen, String(text).length)
        return original.call(this, text, ...rest)
      },
    })
  }
})
afterEach(() => {
  for (const [at, method] of METHODS.entries()) Object.defineProperty(RegExp.prototype, method, originals[at] ?? {})
})

test('the inputs of patterns are recorded', () => {
  for (const use of [
    () => /x+/.test('four'),
    () => 'four'.replace(/x+/g, ''),
    () => 'four'.match(/x+/),
    () => 'four'.split(/x+/),
    () => [...'four'.matchAll(/x+/g)],
    () => 'four'.search(/x+/),
  ]) {
    seen = 0
    use()
    expect(seen).toBe(4)
  }
})

describe('a text of 100,000 characters', () => {
  const fields = listFields('string')

  test('is tried in every procedure that takes texts', () => {
    const tried = new Set(fields.map(({ procedure }) => procedure))
    const withTexts = Object.entries(calls).filter(([, { input }]) => /":"/.test(JSON.stringify(input) ?? ''))
    expect(withTexts.map(([path]) => path).filter((path) => !tried.has(path))).toEqual(CHOICES_ALONE)
    expect(Object.keys(appRouter._def.procedures)).toEqual(expect.arrayContaining([...tried]))
  })

  test.each(fields.map((field) => [nameOf(field), field] as const))('in %s is read by no pattern', (name, field) => {
    for (const [kind, text] of Object.entries(KINDS)) {
      seen = 0
      parse(field, text)
      expect({ kind, seen }).toEqual({
        kind,
        seen: expect.toSatisfy((length: number) => length <= (SEEN_MAX_BY_FIELD[name] ?? SEEN_MAX)),
      })
    }
  })
})

test.each(listFields('list').map((field) => [nameOf(field), field] as const))(
  'of %s with 100,000 items none is read',
  (_, field) => {
    const read: (string | symbol)[] = []
    const spy = {
      get(target: object, key: string | symbol) {
        if (typeof key === 'string' && /^\d+$/.test(key)) read.push(key)
        return Reflect.get(target, key)
      },
    }
    const list = new Proxy(
      Array.from({ length: LONG }, () => 'x'),
      spy,
    )
    const record = new Proxy(Object.fromEntries(Array.from({ length: LONG }, (_, at) => [at, 'x'])), spy)
    for (const many of [list, record]) {
      expect(parse(field, many).success).toBe(false)
      expect(read).toEqual([])
    }
  },
)
