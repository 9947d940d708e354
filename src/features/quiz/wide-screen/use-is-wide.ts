import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 48rem)'

/** Whether the screen is 768 px wide or more. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
