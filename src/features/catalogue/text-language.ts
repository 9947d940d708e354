/** The `lang` attribute for a text that may be Nepali; undefined for English, the language of the page. */
export function langOf(text: string): 'ne' | undefined {
  return /\p{Script=Devanagari}/u.test(text) ? 'ne' : undefined
}
