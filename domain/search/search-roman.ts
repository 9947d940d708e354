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
export function romanize(word: string): string {
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
