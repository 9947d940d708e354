/** A number with its word, such as "1 note" and "3 notes". */
export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/** The language of a text of ours, if it is not that of the page. */
export function langOf(text: string): 'ne' | undefined {
  return /\p{Script=Devanagari}/u.test(text) ? 'ne' : undefined
}
