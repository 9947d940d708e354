import { useSyncExternalStore } from 'react'

/** A phone in portrait or landscape. The variant `handheld` of styles.css is the same. */
export const HANDHELD = '(width < 40rem), (height < 30rem)'

export function useHandheld(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(HANDHELD).matches,
    () => false,
  )
}

function onChange(listener: () => void): () => void {
  const query = matchMedia(HANDHELD)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
