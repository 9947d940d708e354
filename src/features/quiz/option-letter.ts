/** A for the first option, B for the second. */
export function letterOf(option: number): string {
  return String.fromCharCode(65 + option)
}
