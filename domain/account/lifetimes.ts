/** How many days a session lasts: without use, and in any case. */
export const SESSION_DAYS = { idle: 30, absolute: 180 } as const

/** How many hours the link in a letter works. Letters, messages and pages say it as `nameHours` does. */
export const LINK_HOURS = { 'verify-email': 24, 'change-email': 24, 'reset-password': 1 } as const

/** Such as `24 hours`. */
export function nameHours(purpose: keyof typeof LINK_HOURS): string {
  const hours: number = LINK_HOURS[purpose]
  return hours === 1 ? 'one hour' : `${hours} hours`
}

/**
 * How many days a message from the contact page is kept, and the cookie that tells a known device. The privacy page says
 * it as `nameDays` does. (What a visitor leaves on a device: GUEST_WORK_DAYS in owner.ts, which every page loads.)
 */
export const KEPT_DAYS = { contactMessage: 365, knownDevice: 365 } as const

/** `a year`, or such as `60 days`. */
export function nameDays(kept: keyof typeof KEPT_DAYS): string {
  const days: number = KEPT_DAYS[kept]
  return days === 365 ? 'a year' : `${days} days`
}
