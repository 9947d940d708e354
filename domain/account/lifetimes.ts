/** How many days a session lasts: without use, and at most. */
export const SESSION_DAYS = { idle: 30, absolute: 180 } as const

/**
 * The most sessions of an account, enough for the devices of a family and a school. The one unused for longest ends.
 */
export const SESSIONS_MAX = 100

/** How many hours the link in a mail works. Mails, messages and pages write it with `nameHours`. */
export const LINK_HOURS = { 'verify-email': 24, 'change-email': 24, 'reset-password': 1 } as const

/** For example `24 hours`. */
export function nameHours(purpose: keyof typeof LINK_HOURS): string {
  const hours: number = LINK_HOURS[purpose]
  return hours === 1 ? 'one hour' : `${hours} hours`
}

/**
 * How many days a message from the contact page is kept, a report, an unfinished attempt for other devices, and the
 * cookie of a known device. The privacy page writes it with `nameDays`. (For a visitor's work: GUEST_WORK_DAYS in
 * owner.ts, which every page loads.)
 */
export const KEPT_DAYS = { contactMessage: 365, knownDevice: 365, questionReport: 365, runningAttempt: 90 } as const

/** `a year`, or for example `60 days`. */
export function nameDays(kept: keyof typeof KEPT_DAYS): string {
  const days: number = KEPT_DAYS[kept]
  return days === 365 ? 'a year' : `${days} days`
}
