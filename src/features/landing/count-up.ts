/** How long the figures take to count up. */
export const COUNT_MS = 1_200
/** A figure below this has too few whole numbers to count through, so it counts in tenths. */
const WHOLE_FROM = 10

/**
 * What a figure such as `10,000+` or `95%` shows while it counts up from nothing, faster first. `progress` goes from 0 to
 * 1; at 1, and for a text without a number, it is the text itself.
 */
export function countUp(text: string, progress: number): string {
  const [, digits, unit = ''] = /^([\d,]+)(.*)$/.exec(text) ?? []
  if (!digits || progress >= 1) return text
  const whole = Number(digits.replaceAll(',', ''))
  const counted = whole * (1 - (1 - Math.max(0, progress)) ** 3)
  return (
    (whole < WHOLE_FROM ? (Math.floor(counted * 10) / 10).toFixed(1) : Math.floor(counted).toLocaleString('en')) + unit
  )
}
