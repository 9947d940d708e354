import { afterEach, describe, expect, test, vi } from 'vitest'
import { cutText, firstGrapheme, isLongerThan } from '#domain/graphemes.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const FLAG = '🇳🇵'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['Asha', 'A'],
  ['A', 'A'],
  ['', ''],
  ['🙂 Asha', '🙂'],
  [`${FAMILY} Gurung`, FAMILY],
  [`${FLAG}Nepal`, FLAG],
  ['किरण', 'कि'],
  ['É́cole', 'É́'],
  ['e\u0301cole', 'e\u0301'],
  ['1\u20e3 first', '1\u20e3'],
])('the first character of %j is %j', (text, first) => {
  expect(firstGrapheme(text)).toBe(first)
})

describe('a text', () => {
  test.each([
    ['short', 10, 'short'],
    ['exactly', 7, 'exactly'],
    ['too long', 3, 'too'],
    ['🙂🙂🙂', 2, '🙂🙂'],
    [`a${FAMILY}b`, 2, `a${FAMILY}`],
    [`ab${FAMILY}`, 2, 'ab'],
    ['नेपाली', 2, 'नेपा'],
    ['🙂'.repeat(5), 5, '🙂'.repeat(5)],
  ])('%j cut to %i characters is %j', (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut)
    expect(isLongerThan(text, max)).toBe(cut !== text)
  })

  test('of one character that is made of thousands is too long', () => {
    const tower = `a${'\u0301'.repeat(10_000)}`
    expect(isLongerThan(tower, 100)).toBe(true)
    expect(cutText(tower, 100)).toBe('')
  })

  test('is cut between code points where the browser has no segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
    expect(firstGrapheme('🙂 Asha')).toBe('🙂')
    expect(cutText('🙂🙂🙂', 2)).toBe('🙂🙂')
  })
})
