import { toLatinDigits } from './numbers.ts'
import { toLine } from './plain-text.ts'

/** Characters. */
export const PHONE_MAX = 30
const PHONE_MIN = 10
/** Digits, spaces, hyphens, parentheses and an optional leading plus; at least one digit. */
const PHONE = /^\+?[\s()-]*\d[\d\s()-]*$/

export const PHONE_MESSAGES = {
  invalid: 'Please enter a valid phone number',
  short: `Phone number must be at least ${PHONE_MIN} digits`,
  long: `A phone number can be at most ${PHONE_MAX} characters long.`,
} as const

/** What is wrong with a phone number that has been entered. An empty one is none, and right. */
export function findPhoneError(phone: string): string | null {
  if (phone === '') return null
  if (phone.length > PHONE_MAX) return PHONE_MESSAGES.long
  if (!PHONE.test(phone)) return PHONE_MESSAGES.invalid
  return phone.length < PHONE_MIN ? PHONE_MESSAGES.short : null
}

/** As it is stored: on one line, with Latin digits. */
export function tidyPhone(phone: string): string {
  return toLatinDigits(toLine(phone))
}
