import { BOOKMARKS, BOOKMARKS_OWNER, COPIES, OFFER_POSTPONED, RECENT_SEARCHES } from './keys.ts'
import { localTexts, tabTexts } from './local-text.ts'

/**
 * Leaves no copy of anybody but this student on the device; null is a visitor. What waits to be sent is none of them: it
 * stays under its owner's key.
 */
export function forgetCopiesOfOthers(userId: string | null): void {
  for (const prefix of COPIES) {
    for (const key of localTexts.list(prefix)) if (key !== prefix + userId) localTexts.remove(key)
  }
  const owner = localTexts.read(BOOKMARKS_OWNER)
  if (owner !== null && owner === userId) return
  for (const key of [BOOKMARKS, BOOKMARKS_OWNER]) if (localTexts.read(key) !== null) localTexts.remove(key)
}

/** The student has gone: what was searched here is nobody else's business. */
export function forgetTraces(): void {
  localTexts.remove(RECENT_SEARCHES)
  localTexts.remove(OFFER_POSTPONED)
}

/** The same in every tab: what was typed in it. */
export function forgetTab(): void {
  for (const key of tabTexts.list('')) tabTexts.remove(key)
}

/** The account is deleted: nothing with its id stays. Ids are long enough to be in no key by chance. */
export function forgetTextsOf(userId: string): void {
  for (const key of localTexts.list('')) if (key.includes(userId)) localTexts.remove(key)
}
