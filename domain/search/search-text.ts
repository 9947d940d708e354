import { cutText } from '../graphemes.ts'
import { toLatinDigits } from '../numbers.ts'

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

// Nepali in Latin letters, as students type it: सपना is sapana.

/** Reads a table of pairs such as `क k | ख kh`: a Devanagari character and its Latin spelling. */
function readTable(table: string): Map<string, string> {
  const pairs = table.split(' | ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)])
  return new Map(pairs)
}

const CONSONANTS = readTable(
  'क k | ख kh | ग g | घ gh | ङ ng | च ch | छ chh | ज j | झ jh | ञ n | ट t | ठ th | ड d | ढ dh | ण n | त t | थ th | द d | ध dh | न n | प p | फ ph | ब b | भ bh | म m | य y | र r | ल l | व v | श sh | ष sh | स s | ह h',
)
/** Independent vowels, and the vowel signs that follow a consonant. */
const VOWELS = readTable(
  'अ a | आ a | इ i | उ u | ऋ ri | ए e | ऐ ai | ओ o | औ au | \u093e a | \u093f i | \u0941 u | \u0943 ri | \u0947 e | \u0948 ai | \u094b o | \u094c au | \u0902 n',
)
const HALANTA = '\u094d'
const ANUSVARA = '\u0902'

/** Spells a Devanagari word in Latin letters. The word is normalized by search-text.ts. */
function romanize(word: string): string {
  const letters = [...word]
  return letters
    .map((letter, at) => {
      const consonant = CONSONANTS.get(letter)
      if (consonant === undefined) return VOWELS.get(letter) ?? ''
      const next = letters[at + 1]
      // A consonant is read with an a unless a sign follows it. At the end of a word only a cluster of consonants keeps
      // the a.
      const soundsWithA = next === undefined ? letters[at - 1] === HALANTA : CONSONANTS.has(next) || next === ANUSVARA
      return soundsWithA ? `${consonant}a` : consonant
    })
    .join('')
}
