import { describe, expect, test } from 'vitest'
import { listQueryWords, listWords, normalize } from '#domain/search/search-text.ts'

describe('normalize', () => {
  test.each([
    ['  Rotational   DYNAMICS ', 'rotational dynamics'],
    ["Ohm's law; Ohm’s law", 'ohms law ohms law'],
    ['Café au lait', 'cafe au lait'],
    ['H₂O and x²', 'h2o and x2'],
    ['P-N junction (diode)', 'p n junction diode'],
    ['कक्षा १२', 'कक्षा 12'],
  ])('turns %s into %s', (text, form) => {
    expect(normalize(text)).toBe(form)
  })

  test.each([
    ['a nukta', 'क़लम', 'कलम'],
    ['a chandrabindu', 'गाउँ', 'गाउं'],
    ['an anusvara for a nasal', 'संबंध', 'सम्बन्ध'],
    ['short and long i', 'नेपालि', 'नेपाली'],
    ['short and long u', 'फुल', 'फूल'],
    ['short and long vowels of their own', 'इश्वर ऊपर', 'ईश्वर उपर'],
    ['a visarga', 'दुःख', 'दुख'],
    ['an invisible joiner', 'क्\u200dष', 'क्ष'],
    ['a half letter at the end', 'अर्थात्', 'अर्थात'],
  ])('ignores %s', (_, one, other) => {
    expect(normalize(one)).toBe(normalize(other))
  })

  test('keeps other vowel signs', () => {
    expect(new Set(['कल', 'काल', 'कोल', 'केल', 'कुल', 'किल'].map(normalize)).size).toBe(6)
  })
})

test('a Nepali word is found in Latin letters, too', () => {
  expect(listWords('सपना')).toEqual(['सपना', 'sapana'])
  expect(listWords('गद्य व्याकरण')).toEqual(['गद्य', 'gadya', 'व्याकरण', 'vyakaran'])
})

test('a short word before a hyphen is also found with the next one', () => {
  expect(listWords('P-N junction')).toEqual(['p', 'n', 'junction', 'pn'])
  expect(listWords('wave-particle duality')).toEqual(['wave', 'particle', 'duality'])
})

describe('the words of a query', () => {
  test('are listed once, without stop words', () => {
    expect(listQueryWords('What is the law of the laws, law?')).toEqual(['law', 'laws'])
  })

  test('are the stop words if there are no others', () => {
    expect(listQueryWords('in')).toEqual(['in'])
  })

  test('are limited in length and number', () => {
    expect(listQueryWords('abc '.repeat(1000))).toEqual(['abc'])
    expect(listQueryWords('b c d e f g h j k l m n p q')).toHaveLength(8)
    expect(listQueryWords(' ?! ')).toEqual([])
  })
})
