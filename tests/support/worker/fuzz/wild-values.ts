import fc from 'fast-check'

/** Stands for an id of another student's row, which the test puts in its place. */
export const FOREIGN_ID = /^foreign id (\d+)$/

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'true',
  'x',
  "'",
  '"',
  "' or '1'='1",
  '1; drop table user',
  '%',
  '%25%00',
  '\\',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\udc00x',
  '\u202e\u200b',
  'क्षि',
  '2026-11-28',
  '2026-02-30',
  '9999-99-99',
  'asha@example.com',
  'javascript:alert(1)',
  '/notes/physics',
  '//evil.example',
  'physics/rotational-dynamics',
  'data:image/jpeg;base64,',
  'x'.repeat(300),
  'न'.repeat(3_000),
]

const NUMBERS = [
  ...[0, -0, 1, -1, 0.1, 0.5, 99.999, 100, 101, 1e-300],
  ...[2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 2 ** 63, 2 ** 64, 1e21, 1e308, -1e308],
  ...[1_700_000_000_000, 1_795_000_000_000, 8.64e15, 8.64e15 + 1],
]

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.nat(40).map((which) => `foreign id ${which}`) },
  { weight: 1, arbitrary: fc.uuid() },
)

const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))

const deep = fc.integer({ min: 10, max: 400 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)))

const many = fc
  .tuple(fc.integer({ min: 2, max: 600 }), fc.oneof(text, number, fc.constant({})))
  .map(([count, one]) => Array(count).fill(one))

const named = fc.dictionary(fc.oneof(text, fc.constantFrom('id', 'limit', 'cursor', 'json', 'then')), text, {
  maxKeys: 5,
})

/** What JSON can hold, and what it seldom does. */
export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 5, arbitrary: number },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { $ne: null }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: named },
  { weight: 1, arbitrary: many },
  { weight: 1, arbitrary: deep },
)

export const wildText = text
