/** A number with its noun, for example `1 note` and `3 notes`. `many` is the plural if it is not `one` with an s. */
export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/**
 * A number with separated thousands, for example 20,000, and at most three decimals. Written without Intl: loading the
 * rules of a language for the first number of a page takes about 60 milliseconds on a slow phone.
 */
export function formatNumber(number: number): string {
  const [whole = '', decimals] = String(Math.round(number * 1000) / 1000).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals ? `${grouped}.${decimals}` : grouped
}

const DEVANAGARI_ZERO = 0x966

/** Devanagari digits as Latin ones; the rest stays. Every typed number is read or compared through this function. */
export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
}
