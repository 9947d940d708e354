import { html } from 'hono/html'
import { describeGoogleOutcome, GOOGLE_CHANNEL, type GoogleOutcome } from '#domain/account/google-sign-in.ts'
import { serverPage } from '../http/server-page.ts'

type Ending = {
  outcome: GoogleOutcome
  /** The id of the popup's attempt; null if it is unknown, or if there is no popup. */
  attemptId: string | null
  /** A path of this site, for students who must continue by hand. */
  returnTo: string
}

/**
 * The last page of a popup. Its script reports the outcome to the page that opened it and closes the popup. Its text is
 * only read if the popup cannot close.
 */
export function outcomePage({ outcome, attemptId, returnTo }: Ending) {
  const message = describeGoogleOutcome(outcome)
  const next = message
    ? { href: loginPath(outcome, returnTo), text: 'Back to sign in' }
    : { href: returnTo, text: 'Continue to Adhyayan' }
  const heading = message ? 'You are not signed in' : 'You are signed in'
  const content = html`<p>${message ?? 'You can close this window.'}</p>
      <p><a href="${next.href}">${next.text}</a></p>`
  return serverPage(heading, content, {
    bodyAttributes: html`data-attempt="${attemptId ?? ''}" data-channel="${GOOGLE_CHANNEL}" data-outcome="${outcome}"`,
    script: html`<script src="/google-outcome.js" defer></script>`,
  })
}

/** The login page, which shows what went wrong. */
export function loginPath(outcome: GoogleOutcome, returnTo: string): string {
  return `/login?${new URLSearchParams({ from: returnTo, google: outcome })}`
}
