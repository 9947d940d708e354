import { formatNumber } from '#domain/numbers.ts'
/** The duration of the animation in milliseconds. */
export const COUNT_MS = 1_200
/** A small figure counts in tenths, because it has too few whole numbers for an animation. */
const WHOLE_FROM = 10

/**
 * The text of a figure such as `10,000+` or `95%` while it counts up from 0, fast at first. `progress` is from 0 to 1; at
 * 1, and if the text has no number, the text itself is returned.
 */
export function countUp(text: string, progress: number): string {
  const [, digits, unit = ''] = /^([\d,]+)(.*)$/.exec(text) ?? []
  if (!digits || progress >= 1) return text
  const whole = Number(digits.replaceAll(',', ''))
  const counted = whole * (1 - (1 - Math.max(0, progress)) ** 3)
  return (whole < WHOLE_FROM ? (Math.floor(counted * 10) / 10).toFixed(1) : formatNumber(Math.floor(counted))) + unit
}
