/** How an attempt to sign in with Google ended. */
export const GOOGLE_OUTCOMES = ['signed-in', 'cancelled', 'failed', 'not-configured'] as const
export type GoogleOutcome = (typeof GOOGLE_OUTCOMES)[number]

export const GOOGLE_MESSAGES = {
  blocked: 'Please allow popups for this website to sign in with Google.',
  cancelled: 'Google Sign-in was cancelled. Please try again.',
  another: 'Another sign-in attempt is in progress. Please wait.',
  failed: 'Failed to sign in with Google. Please try again later.',
} as const

/** The message for an outcome; null if signing in succeeded. */
export function describeGoogleOutcome(outcome: GoogleOutcome): string | null {
  if (outcome === 'signed-in') return null
  return outcome === 'cancelled' ? GOOGLE_MESSAGES.cancelled : GOOGLE_MESSAGES.failed
}

export function isGoogleOutcome(value: unknown): value is GoogleOutcome {
  return GOOGLE_OUTCOMES.some((outcome) => outcome === value)
}

/**
 * The name of the BroadcastChannel, and of the message, by which a popup reports the outcome to the page that opened
 * it.
 */
export const GOOGLE_CHANNEL = 'google-sign-in'

/** An attempt's id must be a UUID, because it becomes part of a cookie's name. */
export const GOOGLE_ATTEMPT_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

// In the browsers inside other apps a popup does not open, or has no connection to the page that opened it.
const IN_APP =
  /; wv\)|\bFB(?:AN|AV|_IAB)\b|Instagram|\bLine\/|MicroMessenger|Snapchat|TikTok|BytedanceWebview|musical_ly|Twitter|LinkedInApp|Viber/i
const IOS = /iPhone|iPad|iPod/

/** Whether a popup can report to the page that opens it. `standalone`: the site was opened from the home screen. */
export function canUsePopup({ userAgent, standalone }: { userAgent: string; standalone: boolean }): boolean {
  // On iOS every browser has "Safari" in its user agent, but a web view inside an app does not.
  const isIosWebView = IOS.test(userAgent) && !userAgent.includes('Safari/')
  return !standalone && !isIosWebView && !IN_APP.test(userAgent)
}
