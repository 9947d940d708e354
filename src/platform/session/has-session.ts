/** The worker sets this cookie beside the session's, which the page cannot read. Without it nobody is signed in. */
export function hasSession(): boolean {
  return /(?:^|;\s*)(?:__Host-)?signed_in=1/.test(document.cookie)
}
