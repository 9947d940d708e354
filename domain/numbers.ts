/** A number with its noun, such as `1 note` and `3 notes`. `many` is the plural where it is not `one` with an s. */
export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/**
 * A number with its thousands apart, such as 20,000; up to three decimals, as many as there are. Written without Intl:
 * loading a language's rules for the first number of a page takes a slow phone about 60 milliseconds.
 */
export function formatNumber(number: number): string {
  const [whole = '', decimals] = String(Math.round(number * 1000) / 1000).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals ? `${grouped}.${decimals}` : grouped
}
