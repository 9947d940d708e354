/** How an attempt to sign in with Google ended. */
export const GOOGLE_OUTCOMES = ['signed-in', 'cancelled', 'failed', 'not-configured'] as const
export type GoogleOutcome = (typeof GOOGLE_OUTCOMES)[number]

export const GOOGLE_MESSAGES = {
  blocked: 'Please allow popups for this website to sign in with Google.',
  cancelled: 'Google Sign-in was cancelled. Please try again.',
  another: 'Another sign-in attempt is in progress. Please wait.',
  failed: 'Failed to sign in with Google. Please try again later.',
} as const

/** What the student is told of it; nothing of one that succeeded. */
export function describeGoogleOutcome(outcome: GoogleOutcome): string | null {
  if (outcome === 'signed-in') return null
  return outcome === 'cancelled' ? GOOGLE_MESSAGES.cancelled : GOOGLE_MESSAGES.failed
}

export function isGoogleOutcome(value: unknown): value is GoogleOutcome {
  return GOOGLE_OUTCOMES.some((outcome) => outcome === value)
}

/** The name under which a popup and the page that opened it hear of each other, whichever way the news takes. */
export const GOOGLE_CHANNEL = 'google-sign-in'

/** An attempt's id is a UUID; it names a cookie, so it can be nothing else. */
export const GOOGLE_ATTEMPT_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

// Browsers inside other apps: what they open is no window of the page, or nothing at all.
const IN_APP =
  /; wv\)|\bFB(?:AN|AV|_IAB)\b|Instagram|\bLine\/|MicroMessenger|Snapchat|TikTok|BytedanceWebview|musical_ly|Twitter|LinkedInApp|Viber/i
const IOS = /iPhone|iPad|iPod/

/** Whether a popup can come back to the page that opens it. `standalone` is an app on the home screen. */
export function canUsePopup({ userAgent, standalone }: { userAgent: string; standalone: boolean }): boolean {
  // On iOS everything but a browser leaves "Safari" out of its name.
  const isIosWebView = IOS.test(userAgent) && !userAgent.includes('Safari/')
  return !standalone && !isIosWebView && !IN_APP.test(userAgent)
}
