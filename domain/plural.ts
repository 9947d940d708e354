/** A number with its noun, such as `1 note` and `3 notes`. `many` is the plural where it is not `one` with an s. */
export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
