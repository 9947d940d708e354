import { describe, expect, test } from 'vitest'
import { toLine, toParagraphs } from '../../domain/plain-text.ts'

test.each([
  ['  Asha \n\t Gurung\u0000', 'Asha Gurung'],
  ['a@b.co\r\nBcc: c@d.co', 'a@b.co Bcc: c@d.co'],
  // The joiners of Devanagari stay; the marks that turn the direction of text do not.
  ['श\u094d\u200dर \u202eevil\u2069', 'श\u094d\u200dर evil'],
  ['\u202e\u2066', ''],
])('%j as one line is %j', (text, line) => {
  expect(toLine(text)).toBe(line)
})

test.each([
  ['one\r\ntwo\rthree\n\n\tfour', 'one\ntwo\nthree\n\n\tfour'],
  ['before\u0000after\u0007', 'beforeafter'],
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
