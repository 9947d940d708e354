import { useSyncExternalStore } from 'react'
import { localTexts } from '../local-text.ts'

/** A text that is read from the copies, again whenever one changes. A page that is prerendered knows no device. */
export function useCopy(read: () => string | null): string | null {
  return useSyncExternalStore(localTexts.subscribe, read, () => null)
}
