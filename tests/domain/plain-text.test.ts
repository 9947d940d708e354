import { describe, expect, test } from 'vitest'
import { compose, toLine, toParagraphs } from '#domain/plain-text.ts'

test.each([
  ['  Asha \n\t Gurung\u0000', 'Asha Gurung'],
  ['a@b.co\r\nBcc: c@d.co', 'a@b.co Bcc: c@d.co'],
  // The joiners of Devanagari are kept; marks that change the direction of text are not.
  ['श\u094d\u200dर \u202eevil\u2069', 'श\u094d\u200dर evil'],
  ['\u202e\u2066', ''],
  ['pay\u200bpal\u202e.com\ufeff', 'paypal.com'],
  ['half \ud800 and \udc00 half', 'half and half'],
  ['tag\u{e0061}\u{e007f}s', 'tags'],
  ['क्\u200d\u200d\u200c\u200dष', 'क्\u200dष'],
  [`z${'\u0301'.repeat(500)}`, `z${'\u0301'.repeat(30)}`],
])('%j as one line is %j', (text, line) => {
  expect(toLine(text)).toBe(line)
})

test.each([
  ['one\r\ntwo\rthree\n\n\tfour', 'one\ntwo\nthree\n\n\tfour'],
  ['before\u0000after\u0007', 'beforeafter'],
  ['one\u2028two\u2029three\u0085four', 'one\ntwo\nthree\nfour'],
  ['\u202eevil\u2069 \u200bnot\ud800', 'evil not'],
  [' \n\t ', ''],
])('%j as paragraphs is %j', (text, paragraphs) => {
  expect(toParagraphs(text)).toBe(paragraphs)
})

describe('a text in which nothing can be seen is empty', () => {
  test.each([
    '\u200b',
    '\u3164',
    ' \u200b \u3164\u115f ',
    '\u2060\ufeff',
    '\u00ad',
    '\uffa0\u1160',
    '\u2800\u2800',
    '\u200d',
    '\ufe0f',
    '\u{e0020}',
  ])('%j', (text) => {
    expect(toLine(text)).toBe('')
    expect(toParagraphs(text)).toBe('')
  })
})

test.each(['आशा', 'क्\u200dष', 'नि\u200cर', '👩\u200d🔬', '❤\ufe0f', '김', 'x', '0', '-'])(
  '%j is kept as it is',
  (text) => {
    expect(toLine(text)).toBe(text)
    expect(toParagraphs(text)).toBe(text)
  },
)

test('the same letters are stored in one way', () => {
  expect(compose('e\u0301')).toBe('\u00e9')
  expect(compose('\u095c')).toBe('\u0921\u093c')
})
