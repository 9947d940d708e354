/** How many days a session lasts: without use, and in any case. */
export const SESSION_DAYS = { idle: 30, absolute: 180 } as const

/** How many hours the link in a letter works. Letters, messages and pages say it as `nameHours` does. */
export const LINK_HOURS = { 'verify-email': 24, 'change-email': 24, 'reset-password': 1 } as const

/** Such as `24 hours`. */
export function nameHours(purpose: keyof typeof LINK_HOURS): string {
  const hours: number = LINK_HOURS[purpose]
  return hours === 1 ? 'one hour' : `${hours} hours`
}
