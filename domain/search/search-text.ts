import { cutText } from '../graphemes.ts'
import { toLatinDigits } from '../numbers.ts'
import { romanize } from './search-roman.ts'

// Normalizes texts and queries, so that two spellings of one word become equal.

/** Removed: accents of Latin letters, nukta (the dot of Devanagari), visarga, joiners, apostrophes. */
const DROPPED = /[\u0300-\u036f]|\u093c|\u0903|\u200c|\u200d|['’ʼ]/g
const DEVANAGARI = /[\u0900-\u097f]/

/** Spellings of Devanagari that readers do not tell apart, each with its replacement, applied in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Long and short i and u sound the same in Nepali, and are confused most often.
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
  // A final anusvara or halanta is often left out, or is there while a longer word is still being typed.
  [/[\u0902\u094d]+(?= |$)/g, ''],
]

/**
 * The form in which texts are compared: lower case, without accents, words of letters and digits between single spaces.
 * The spellings above are made equal, and Devanagari digits become Latin ones.
 */
export function normalize(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(DROPPED, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
  if (!DEVANAGARI.test(plain)) return plain
  return toLatinDigits(SPELLINGS.reduce((word, [spelling, usual]) => word.replace(spelling, usual), plain))
}

/** The words by which a text is found. Nepali words are added in Latin letters, and pairs such as p-n as one word. */
export function listWords(text: string): string[] {
  const pairs = text.match(/\b[a-z\d]{1,2}-[a-z\d]+/gi) ?? []
  const words = [normalize(text), ...pairs.map((pair) => normalize(pair.replace('-', '')))].join(' ').split(' ')
  return words.filter((word) => word !== '').flatMap(listForms)
}

/** The word, and for a Nepali word also its spelling in Latin letters. */
export function listForms(word: string): string[] {
  return DEVANAGARI.test(word) ? [word, romanize(word)] : [word]
}

const STOP_WORDS = new Set('a an and are as at by for from how in is of on or the to what with'.split(' '))
const QUERY_MAX = 100
const QUERY_WORDS_MAX = 8

/** The normalized words of a query. An entry must match all of them. Stop words count only if there are no others. */
export function listQueryWords(query: string): string[] {
  const words = [...new Set(normalize(cutText(query, QUERY_MAX)).split(' '))].filter((word) => word !== '')
  const significant = words.filter((word) => !STOP_WORDS.has(word))
  return (significant.length > 0 ? significant : words).slice(0, QUERY_WORDS_MAX)
}
