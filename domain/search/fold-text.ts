import { toLatinDigits } from '../numbers.ts'

/**
 * The form in which lists compare typed text with their own: lower case, digits of both scripts alike, and Devanagari
 * as one sequence of characters, however the keyboard composed it. The search over everything knows more spellings
 * (search-text.ts), but its tables are too large for every list.
 */
export function foldText(text: string): string {
  return toLatinDigits(
    text
      .normalize('NFC')
      .replace(/[\u200c\u200d]/g, '')
      .toLowerCase(),
  )
}
