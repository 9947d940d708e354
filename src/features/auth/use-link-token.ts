import { useSyncExternalStore } from 'react'

/**
 * The token after the # in a link from a mail, which browsers do not send to a server. Empty if there is none, null
 * outside of a browser.
 */
export function useLinkToken(): string | null {
  return useSyncExternalStore(subscribe, readToken, () => null)
}

/** A second link opened in the same tab changes only the part after the #. */
function subscribe(callBack: () => void): () => void {
  addEventListener('hashchange', callBack)
  return () => removeEventListener('hashchange', callBack)
}

function readToken(): string {
  return /^#token=([\w-]+)$/.exec(location.hash)?.[1] ?? ''
}
