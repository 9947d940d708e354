import { useSyncExternalStore } from 'react'

/** Also in landscape: turning the phone must not change the text into the PDF. */
const PHONE = '(width < 48rem), (height < 30rem)'

/**
 * Whether a note opens as text, with the PDF as the alternative: on a phone. On a larger screen it is the other way
 * round.
 */
export function readsFirst(): boolean {
  return matchMedia(PHONE).matches
}

/** The same for links, which the build writes for a large screen. */
export function useReadsFirst(): boolean {
  return useSyncExternalStore(onChange, readsFirst, () => false)
}

function onChange(listener: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
