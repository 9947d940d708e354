import { html } from 'hono/html'
import { describeGoogleOutcome, GOOGLE_CHANNEL, type GoogleOutcome } from '../../domain/account/google-sign-in.ts'
import { serverPage } from '../http/server-page.ts'

type Ending = {
  outcome: GoogleOutcome
  /** The id of the popup's attempt; null if it is not known, or if there is no popup. */
  attemptId: string | null
  /** A path of ours, for whoever has to go on from here by hand. */
  returnTo: string
}

/**
 * The page that a popup ends with. Its script reports the outcome to the page that opened it and closes the popup. Its
 * text is read only if the popup cannot close.
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

/** The login page, which says what went wrong. */
export function loginPath(outcome: GoogleOutcome, returnTo: string): string {
  return `/login?${new URLSearchParams({ from: returnTo, google: outcome })}`
}
