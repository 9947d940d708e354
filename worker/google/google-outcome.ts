import { html } from 'hono/html'
import { describeGoogleOutcome, GOOGLE_CHANNEL, type GoogleOutcome } from '../../domain/account/google-sign-in.ts'

type Ending = {
  outcome: GoogleOutcome
  /** Of the popup's attempt; null when it is not known whose popup this is, if it is one. */
  attemptId: string | null
  /** A path of ours, for whoever has to go on from here by hand. */
  returnTo: string
}

/** What a popup ends with: its script tells the page that opened it, and closes it. Read only where it cannot close. */
export function outcomePage({ outcome, attemptId, returnTo }: Ending) {
  const message = describeGoogleOutcome(outcome)
  const next = message
    ? { href: loginPath(outcome, returnTo), text: 'Back to sign in' }
    : { href: returnTo, text: 'Continue to Adhyayan' }
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <meta name="robots" content="noindex">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/google-outcome.css">
    <script src="/google-outcome.js" defer></script>
    <title>${message ? 'Not signed in' : 'Signed in'} - Adhyayan</title>
  </head>
  <body data-attempt="${attemptId ?? ''}" data-channel="${GOOGLE_CHANNEL}" data-outcome="${outcome}">
    <main>
      <h1>${message ? 'You are not signed in' : 'You are signed in'}</h1>
      <p>${message ?? 'You can close this window.'}</p>
      <p><a href="${next.href}">${next.text}</a></p>
    </main>
  </body>
</html>
`
}

/** The login page, which says what went wrong. */
export function loginPath(outcome: GoogleOutcome, returnTo: string): string {
  return `/login?${new URLSearchParams({ from: returnTo, google: outcome })}`
}
