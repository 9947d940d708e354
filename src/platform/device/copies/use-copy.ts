import { useSyncExternalStore } from 'react'
import { localTexts } from '../local-text.ts'

/** A text from the copies, read again when one of them changes. A prerendered page has no copies. */
export function useCopy(read: () => string | null): string | null {
  return useSyncExternalStore(localTexts.subscribe, read, () => null)
}
