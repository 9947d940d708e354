import { romanize } from './search-roman.ts'

// Two spellings of one word must come out alike: what students type is compared with what we wrote in this form only.

/** Accents of Latin letters, the dot of Devanagari loan letters, visarga, invisible joiners, apostrophes. */
const DROPPED = /[\u0300-\u036f]|\u093c|\u0903|\u200c|\u200d|['’ʼ]/g
const DEVANAGARI = /[\u0900-\u097f]/

/** What Devanagari spells in two ways without a difference to the reader, in the order in which it is made alike. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Long and short i and u sound alike in Nepali, and are its commonest slip.
  [/\u0940/g, '\u093f'],
  [/ई/g, 'इ'],
  [/\u0942/g, '\u0941'],
  [/ऊ/g, 'उ'],
  // Chandrabindu is an anusvara, and an anusvara before a stop is the nasal of that stop's row: संबन्ध is सम्बन्ध.
  [/\u0901/g, '\u0902'],
  [/\u0902(?=[क-घ])/g, 'ङ\u094d'],
  [/\u0902(?=[च-झ])/g, 'ञ\u094d'],
  [/\u0902(?=[ट-ढ])/g, 'ण\u094d'],
  [/\u0902(?=[त-ध])/g, 'न\u094d'],
  [/\u0902(?=[प-भ])/g, 'म\u094d'],
  // An anusvara or a half letter that ends a word may be left out, and stands there while the word is being typed.
  [/[\u0902\u094d]+(?= |$)/g, ''],
]
const ZERO = '०'.charCodeAt(0)

/**
 * The form in which texts are compared: lower case, without accents, words of letters and digits between single spaces.
 * Devanagari keeps its vowel signs, but not what students spell in two ways; its digits become Latin ones.
 */
export function normalize(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(DROPPED, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
  if (!DEVANAGARI.test(plain)) return plain
  const spelled = SPELLINGS.reduce((word, [spelling, usual]) => word.replace(spelling, usual), plain)
  return spelled.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
}

/** The words by which a text is found: its own, those of Nepali in Latin letters, too, and pairs such as p-n as one. */
export function listWords(text: string): string[] {
  const pairs = text.match(/\b[a-z\d]{1,2}-[a-z\d]+/gi) ?? []
  const words = [normalize(text), ...pairs.map((pair) => normalize(pair.replace('-', '')))].join(' ').split(' ')
  return words.filter((word) => word !== '').flatMap(listForms)
}

/** A word and, if it is Nepali, the same in Latin letters. */
export function listForms(word: string): string[] {
  return DEVANAGARI.test(word) ? [word, romanize(word)] : [word]
}

const FILLERS = new Set('a an and are as at by for from how in is of on or the to what with'.split(' '))
const QUERY_MAX = 100
const QUERY_WORDS_MAX = 8

/** The words that an entry must have, in the same form. Those that say nothing count only when there are no others. */
export function listQueryWords(query: string): string[] {
  const words = [...new Set(normalize(query.slice(0, QUERY_MAX)).split(' '))].filter((word) => word !== '')
  const telling = words.filter((word) => !FILLERS.has(word))
  return (telling.length > 0 ? telling : words).slice(0, QUERY_WORDS_MAX)
}
