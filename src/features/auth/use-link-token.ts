import { useSyncExternalStore } from 'react'

/**
 * The token that a link in a mail carries behind the #, which browsers send to no server: empty when there is none, null
 * while there is no browser to ask.
 */
export function useLinkToken(): string | null {
  return useSyncExternalStore(subscribe, readToken, () => null)
}

/** A second link opened in the same tab changes nothing but what stands behind the #. */
function subscribe(callBack: () => void): () => void {
  addEventListener('hashchange', callBack)
  return () => removeEventListener('hashchange', callBack)
}

function readToken(): string {
  return /^#token=([\w-]+)$/.exec(location.hash)?.[1] ?? ''
}
