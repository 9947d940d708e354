/** For the `lang` attribute of a text that may be Nepali; undefined where it is in the language of the page, English. */
export function langOf(text: string): 'ne' | undefined {
  return /\p{Script=Devanagari}/u.test(text) ? 'ne' : undefined
}
